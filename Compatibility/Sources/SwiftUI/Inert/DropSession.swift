public import Foundation

/// A drag as the view sees it that it is dropped on; there is none.
public struct DropSession: Identifiable {
    public struct ID: Hashable, Sendable {}

    public enum Phase: Hashable, Sendable {
        case entering, active, exiting
        case ended(DropOperation)
        case dataTransferCompleted
    }

    /// One that has begun in the app itself.
    public struct LocalSession {
        public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] { [] }
    }

    public let id: ID
    public let phase: Phase
    public let location: CGPoint
    public let size: CGSize
    public let itemsCount: Int
    public let suggestedOperations: DropOperation.Set
    public let localSession: LocalSession?
}
