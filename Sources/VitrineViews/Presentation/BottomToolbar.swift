import Foundation

/// The bar at the bottom of a screen: items, spread by spacers among them, and what a screen reports of its state.
nonisolated struct BottomToolbar: View {
    let items: [ToolbarEntry]
    let appearance: BarAppearance
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.colorScheme) private var colorScheme

    @MainActor var body: some View {
        ZStack {
            HStack(spacing: BarMetrics.gap) { BarItems(items: items.filter { $0.placement == .status }) }
            HStack(spacing: BarMetrics.gap) { BarItems(items: items.filter { $0.placement != .status }) }
        }
        .padding(.horizontal, BarMetrics.margin)
        .frame(maxWidth: .infinity)
        .frame(height: BarMetrics.toolbarHeight(verticalSizeClass))
        .background { BarBackdrop(appearance: appearance, edge: .bottom) }
        .environment(\.colorScheme, appearance.colorScheme ?? colorScheme)
        .accessibilityElement(children: .contain)
        .accessibilityRole(.toolbar)
    }
}
