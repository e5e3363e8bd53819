/// Items of a bar.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent

    @ToolbarContentBuilder var body: Body { get }
}

extension ToolbarContent where Body == Never {
    public var body: Never { preconditionFailure("an item of the language consists of no others") }
}

nonisolated extension ToolbarContent {
    /// Without effect on pictures and tests.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

extension Never: CustomizableToolbarContent {}
