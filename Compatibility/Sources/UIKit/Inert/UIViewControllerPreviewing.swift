public import Foundation

/// A screen that is shown while one presses on a view; nobody presses.
@MainActor @preconcurrency
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    var delegate: any UIViewControllerPreviewingDelegate { get }
    var sourceView: UIView { get }
    var sourceRect: CGRect { get set }
}

@MainActor @preconcurrency
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

/// What has been registered.
private final class PreviewingContext: NSObject, UIViewControllerPreviewing {
    let delegate: any UIViewControllerPreviewingDelegate
    let sourceView: UIView
    var sourceRect: CGRect

    init(delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
        self.delegate = delegate
        self.sourceView = sourceView
        sourceRect = sourceView.bounds
    }
}

extension UIViewController {
    @discardableResult
    public func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing {
        PreviewingContext(delegate: delegate, sourceView: sourceView)
    }

    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}
