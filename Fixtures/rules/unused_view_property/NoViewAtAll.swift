// A name that sounds like a view makes none.
import SwiftUI

protocol ViewState {}

struct RowView: ViewState {
  let id: Int
  let debugName: String
}
