public import Foundation

/// Would show a file or hand it to another app: there is none, so nothing is shown.
@MainActor @preconcurrency
open class UIDocumentInteractionController: NSObject {
    open var url: URL?
    open var uti: String?
    open var name: String?
    open var annotation: Any?
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

    override public init() {}

    public init(url: URL) {
        self.url = url
        self.name = url.lastPathComponent
    }

    open func presentPreview(animated: Bool) -> Bool { false }

    open func dismissPreview(animated: Bool) {}

    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }

    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }

    open func dismissMenu(animated: Bool) {}
}

@MainActor @preconcurrency
public protocol UIDocumentInteractionControllerDelegate: AnyObject {
    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { UIViewController() }

    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
}
