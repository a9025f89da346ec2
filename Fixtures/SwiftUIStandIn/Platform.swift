// The views of UIKit and AppKit, as far as representables name them.

open class UIView { public init() {} }
@MainActor public protocol UITextViewDelegate: AnyObject { func textViewDidChange(_ textView: UITextView) }
open class UITextView: UIView {
  public var text: String! = ""
  public var isEditable = true
  public weak var delegate: (any UITextViewDelegate)?
}
open class UIViewController { public init() {} }
public protocol UIApplicationDelegate: AnyObject {}
public protocol NSApplicationDelegate: AnyObject {}
open class NSView { public init() {} }

@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ view: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
}
extension UIViewRepresentable { public var body: Never { fatalError() } }
extension UIViewRepresentable where Coordinator == Void { public func makeCoordinator() -> Coordinator { () } }
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
}
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ controller: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
}
extension UIViewControllerRepresentable { public var body: Never { fatalError() } }
extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() -> Coordinator { () }
}
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
}
@MainActor @preconcurrency public protocol NSViewRepresentable: View where Body == Never {
  associatedtype NSViewType: NSView
  associatedtype Coordinator = Void
  typealias Context = NSViewRepresentableContext<Self>
  func makeNSView(context: Context) -> NSViewType
  func updateNSView(_ view: NSViewType, context: Context)
  func makeCoordinator() -> Coordinator
}
extension NSViewRepresentable { public var body: Never { fatalError() } }
extension NSViewRepresentable where Coordinator == Void { public func makeCoordinator() -> Coordinator { () } }
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  public let coordinator: Representable.Coordinator
}
