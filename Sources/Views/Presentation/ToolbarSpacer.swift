import Foundation

/// Room between the items of a bar.
public nonisolated struct ToolbarSpacer: CustomizableToolbarContent, ToolbarEntries {
    public typealias Body = Never

    let entries: [ToolbarEntry]

    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        let spacer = Spacer(minLength: 0)
        entries = [
            ToolbarEntry(
                placement: placement,
                content: sizing == .fixed ? AnyView(spacer.frame(width: BarMetrics.gap)) : AnyView(spacer))
        ]
    }
}
