import SwiftUI

extension ShelfRoom {
  var remarks: some View { Label(text: shelf.note) }
}
