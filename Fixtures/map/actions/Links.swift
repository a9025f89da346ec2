import SwiftUI

@Observable final class Router {
  var target: URL?
  var isBusy = false

  func open(_ url: URL) -> OpenURLAction.Result {
    if isBusy { return .discarded }
    target = url
    return .handled
  }
}

/// What an action reads when somebody follows a link is no read of the body.
struct LinkedText: View {
  @Environment(Router.self) private var router
  @FocusState.Binding var isFocused: Bool
  let text: String

  var body: some View {
    Text(text)
      .focused($isFocused)
      .environment(\.openURL, OpenURLAction { url in router.open(url) })
  }
}
