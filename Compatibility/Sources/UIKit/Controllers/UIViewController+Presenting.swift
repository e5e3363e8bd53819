import Foundation

/// What a controller that is presented lies over its screen as.
enum PresentationForm {
    case sheet, cover, popover, alert, dialog
}

extension UIViewController {
    /// The outermost of the controllers around, which stands for the screen.
    var outermost: UIViewController { parent?.outermost ?? self }

    /// Whether the controller is on its way; nothing moves in a picture.
    public var isBeingPresented: Bool { false }
    public var isBeingDismissed: Bool { false }
    public var isMovingToParent: Bool { false }
    public var isMovingFromParent: Bool { false }

    public var presentedViewController: UIViewController? { outermost.presented }
    public var presentingViewController: UIViewController? { outermost.presenting }

    public var presentationController: UIPresentationController? {
        modalPresentationStyle == .popover ? outermost.ownPopoverController : outermost.ownSheetController
    }
    /// Nothing unless the controller is to be a popover.
    public var popoverPresentationController: UIPopoverPresentationController? {
        modalPresentationStyle == .popover ? outermost.ownPopoverController : nil
    }
    /// What a sheet is like; nothing where the controller is not to be one.
    public var sheetPresentationController: UISheetPresentationController? {
        form == .sheet ? outermost.ownSheetController : nil
    }

    var form: PresentationForm {
        if let alert = self as? UIAlertController {
            return alert.preferredStyle == .alert ? .alert : .dialog
        }
        switch modalPresentationStyle {
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom: return .cover
        case .popover: return .popover
        case .pageSheet, .formSheet, .none, .automatic: return .sheet
        }
    }

    /// Whether the screen behind is seen where the controller's view is clear.
    var showsScreenBehind: Bool {
        [.overFullScreen, .overCurrentContext, .custom].contains(modalPresentationStyle)
    }

    /// Closes what the controller presents, with everything above it.
    func endPresentation() {
        guard let closed = presented else { return }
        closed.endPresentation()
        presented = nil
        closed.presenting = nil
        closed.disappear()
    }

    /// Closes what the controller presents as a person does, which its delegate hears of.
    func closePresentation(of controller: UIViewController) {
        guard presented === controller else { return }
        endPresentation()
        if let presentation = controller.presentationController {
            presentation.delegate?.presentationControllerDidDismiss(presentation)
        }
    }
}
