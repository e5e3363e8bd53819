public import Foundation
public import Vitrine

/// What becomes of a thing that is dropped.
public enum UIDropOperation: UInt, Sendable {
    case cancel, forbidden, copy, move
}

/// What a view would do with what is dragged over it.
@MainActor @preconcurrency
open class UIDropProposal: NSObject {
    public let operation: UIDropOperation
    open var isPrecise = false
    open var prefersFullSizePreview = false

    public init(operation: UIDropOperation) {
        self.operation = operation
    }
}

/// A drag as the place sees it that it is dropped on; there is none.
@MainActor @preconcurrency
public protocol UIDropSession: UIDragDropSession {
    var localDragSession: (any UIDragSession)? { get }
    @discardableResult
    func loadObjects<Object>(
        ofClass aClass: Object.Type, completion: @escaping ([Object]) -> Void
    ) -> Progress where Object: NSItemProviderReading
}

extension UIDropSession {
    /// Texts, addresses and other values of Swift that stand for objects; nothing is dropped, so that none comes.
    @discardableResult
    public func loadObjects<Value>(
        ofClass aClass: Value.Type, completion: @escaping ([Value]) -> Void
    ) -> Progress where Value: _ObjectiveCBridgeable, Value._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: Value._ObjectiveCType.self) { objects in
            completion(objects.map { Value._unconditionallyBridgeFromObjectiveC($0) })
        }
    }
}

/// Lets things be dropped on a view; nobody drops any.
@MainActor @preconcurrency
open class UIDropInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    open var allowsSimultaneousDropSessions = false

    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
    }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) {
        self.view = view
    }
}

@MainActor @preconcurrency
public protocol UIDropInteractionDelegate: AnyObject {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
    public func dropInteraction(
        _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool { false }

    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) {}

    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .cancel) }

    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) {}

    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}

    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) {}
}
