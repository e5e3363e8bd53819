import Foundation

/// Room between the items of a bar.
public nonisolated struct ToolbarSpacer: CustomizableToolbarContent, ToolbarEntries {
    public typealias Body = Never

    let part: ToolbarPart

    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        let spacer = Spacer(minLength: 0)
        let content = sizing == .fixed ? AnyView(spacer.frame(width: BarMetrics.gap)) : AnyView(spacer)
        part = .items([ToolbarEntry(placement: placement, content: content)])
    }
}
