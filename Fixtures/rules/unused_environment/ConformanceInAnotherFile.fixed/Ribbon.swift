import SwiftUI

struct Ribbon {
}
