/// One of the system's own items at a place of its own; here it stands where the system has it.
public nonisolated struct DefaultToolbarItem: ToolbarContent, ToolbarEntries {
    public typealias Body = Never

    let part = ToolbarPart.list([])

    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}
