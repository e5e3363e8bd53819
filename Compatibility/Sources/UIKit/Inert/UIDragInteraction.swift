public import Foundation

/// What is dragged and where; there is none.
@MainActor @preconcurrency
public protocol UIDragDropSession: NSObjectProtocol {
    var items: [UIDragItem] { get }
    var allowsMoveOperation: Bool { get }
    var isRestrictedToDraggingApplication: Bool { get }
    func location(in view: UIView) -> CGPoint
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    func canLoadObjects(ofClass aClass: Any.Type) -> Bool
}

/// A drag as its source sees it.
@MainActor @preconcurrency
public protocol UIDragSession: UIDragDropSession {
    var localContext: Any? { get set }
}

/// Lets a view's things be dragged; nobody drags.
@MainActor @preconcurrency
open class UIDragInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    open var isEnabled = false
    open var allowsSimultaneousRecognitionDuringLift = false
    open class var isEnabledByDefault: Bool { false }

    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
    }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) {
        self.view = view
    }
}

@MainActor @preconcurrency
public protocol UIDragInteractionDelegate: AnyObject {
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem]
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession,
        willEndWith operation: UIDropOperation)
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { nil }

    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) {}

    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) {}

    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {}
}
