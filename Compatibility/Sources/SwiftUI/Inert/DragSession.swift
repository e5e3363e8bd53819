public import Foundation

/// A drag as the view sees it that it has begun on; there is none.
public struct DragSession: Identifiable {
    public struct ID: Hashable, Sendable {}

    public enum Phase: Hashable, Sendable {
        case initial, active
        case ending(DropOperation)
        case ended(DropOperation)
        case dataTransferCompleted
    }

    public let id: ID
    public let phase: Phase
    public let location: CGPoint
    public let draggedItemIndex: Int

    public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] { [] }
}
