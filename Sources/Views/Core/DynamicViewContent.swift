public import Foundation

/// Views of a collection that could be edited.
public protocol DynamicViewContent: View {
    associatedtype Data: Collection

    var data: Data { get }
}

nonisolated extension DynamicViewContent {
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }

    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
}
