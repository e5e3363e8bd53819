public import Foundation

nonisolated extension DynamicViewContent {
    /// Lets people delete a view by a swipe, and by its mark while the list is edited.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        EditableContent(content: self, delete: action)
    }

    /// Lets people drag a view by its handle to another place among its siblings while the list is edited.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        EditableContent(content: self, move: action)
    }
}

nonisolated extension View {
    /// Whether the handle of a row is left out, by which it would be moved while the list is edited.
    public func moveDisabled(_ isDisabled: Bool) -> some View {
        trait(MovingDisabledTrait.self, isDisabled)
    }

    /// Whether a row cannot be deleted although its list has an `onDelete`.
    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        trait(DeletionDisabledTrait.self, isDisabled)
    }
}

enum DeletableTrait: TraitKey { typealias Value = Bool }
enum RowMovementTrait: TraitKey { typealias Value = RowMovement }
private enum DeletionDisabledTrait: TraitKey { typealias Value = Bool }
private enum MovingDisabledTrait: TraitKey { typealias Value = Bool }

/// How a row gets to another place among its siblings.
struct RowMovement {
    /// The row's place, and how many siblings there are.
    var index: Int
    var count: Int
    var action: (IndexSet, Int) -> Void

    /// Moves the row down by a number of places, or up by a negative one, as far as there are places.
    func move(by places: Int) {
        let end = min(max(index + places, 0), count - 1)
        guard end != index else { return }
        // The place is that before the row has left its own.
        action(IndexSet(integer: index), end > index ? end + 1 : end)
    }
}

/// The views of a collection, each with an action that deletes or moves it.
private nonisolated struct EditableContent<Content: DynamicViewContent>: DynamicViewContent, PrimitiveView {
    let content: Content
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?

    @MainActor var data: Content.Data { content.data }

    @MainActor var primitive: Primitive {
        .subviews(content, isInPlace: true) { [delete, move] subviews in
            ForEach(Array(subviews.enumerated()), id: \.element.id) { index, subview in
                if let delete, subview.traits[DeletionDisabledTrait.self] != true {
                    subview.swipeActions {
                        Button("Delete", role: .destructive) { delete(IndexSet(integer: index)) }
                    }
                    .trait(DeletableTrait.self, true)
                } else if let move, subview.traits[MovingDisabledTrait.self] != true {
                    subview.trait(
                        RowMovementTrait.self,
                        RowMovement(index: index, count: subviews.count, action: move))
                } else {
                    subview
                }
            }
        }
    }
}
