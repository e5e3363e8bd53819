/// What a builder has collected for a bar.
public nonisolated struct ToolbarItems: CustomizableToolbarContent, ToolbarEntries {
    public typealias Body = Never

    var entries: [ToolbarEntry] = []
}

/// An item of a bar.
struct ToolbarEntry {
    var placement: ToolbarItemPlacement
    var content: any View

    var isLeading: Bool {
        [.topBarLeading, .navigationBarLeading, .cancellationAction, .navigation].contains(placement)
    }
}

/// Contents of the language, whose items are known.
nonisolated protocol ToolbarEntries {
    var entries: [ToolbarEntry] { get }
}
