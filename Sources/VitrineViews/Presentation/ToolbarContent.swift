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
    /// Leaves the items out of the bar.
    public func hidden(_ hidden: Bool = true) -> some ToolbarContent { shown(!hidden) }

    /// Without effect on pictures and tests.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }

    /// Without effect: no transition begins in a picture.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent
    {
        self
    }

    func shown(_ isShown: Bool) -> ToolbarItems {
        isShown ? ToolbarItems(part: ToolbarPart(self)) : ToolbarItems()
    }
}

extension Never: CustomizableToolbarContent {}
