public import Foundation

/// Views of a collection that can be edited.
public protocol DynamicViewContent: View {
    associatedtype Data: Collection

    var data: Data { get }
}

nonisolated extension DynamicViewContent {
    /// Lets people delete a view by a swipe.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        DeletableContent(content: self, delete: action)
    }

    /// Without effect: rows cannot be moved, so the action is never run.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
}

/// The views of a collection, each with an action that deletes it.
private nonisolated struct DeletableContent<Content: DynamicViewContent>: DynamicViewContent, PrimitiveView {
    let content: Content
    let delete: ((IndexSet) -> Void)?

    @MainActor var data: Content.Data { content.data }

    @MainActor var primitive: Primitive {
        .subviews(content) { [delete] subviews in
            ForEach(Array(subviews.enumerated()), id: \.element.id) { index, subview in
                subview.swipeActions {
                    if let delete {
                        Button("Delete", role: .destructive) { delete(IndexSet(integer: index)) }
                    }
                }
            }
        }
    }
}
