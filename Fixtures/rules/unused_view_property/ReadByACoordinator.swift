// A representable hands itself to its coordinator, which reads it under any name.
import SwiftUI

struct Editor: UIViewRepresentable {
  @Binding var text: String
  let onChange: (String) -> Void

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    view.text = text
  }

  func makeCoordinator() -> Coordinator {
    Coordinator(self)
  }

  final class Coordinator: NSObject, UITextViewDelegate {
    let owner: Editor

    init(_ owner: Editor) {
      self.owner = owner
    }

    func textViewDidChange(_ view: UITextView) {
      owner.onChange(view.text)
    }
  }
}
