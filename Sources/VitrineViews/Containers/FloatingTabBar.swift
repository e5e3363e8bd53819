import Foundation

/// The bar of a tab view on a pad: titles in a capsule at the top, in the middle of the row of a navigation bar.
nonisolated struct FloatingTabBar: View {
    let tabs: [Subview]
    let chosen: Int
    let appearance: BarAppearance
    let choose: (Int) -> Void
    @Environment(\.colorScheme) private var colorScheme

    @MainActor var body: some View {
        HStack(spacing: 0) {
            ForEach(Array(tabs.enumerated()), id: \.element.id) { index, tab in
                if let label = tab.traits[TabItemTrait.self] {
                    TabItem(
                        label: AnyView(label), parts: TabItem.Parts(of: label), form: .titleOnly,
                        badge: tab.traits[BadgeTrait.self], isChosen: index == chosen
                    ) { choose(index) }
                    .tabTraits(of: tab)
                }
            }
        }
        .padding(BarMetrics.floatingTabsInset)
        .frame(height: BarMetrics.floatingTabsHeight)
        .background { backdrop.clipShape(Capsule()) }
        .environment(\.colorScheme, appearance.colorScheme ?? colorScheme)
        .holding(.tabBar)
        .frame(height: BarMetrics.floatingTabsRow)
    }

    @MainActor @ViewBuilder private var backdrop: some View {
        if appearance.groundVisibility != .hidden {
            Rectangle().fill(appearance.backdrop ?? AnyShapeStyle(Material.bar))
        }
    }
}

/// Whether a screen has a bar at its top, in whose row the tabs around it stand.
enum HasNavigationBarTrait: TraitKey { typealias Value = Bool }

extension EnvironmentValues {
    /// Whether tabs stand in the middle of the row of a bar at the top, which then has its title at the leading edge.
    var sharesRowWithTabs: Bool {
        get { self[SharesRowWithTabsKey.self] }
        set { self[SharesRowWithTabsKey.self] = newValue }
    }
}

private enum SharesRowWithTabsKey: EnvironmentKey { static var defaultValue: Bool { false } }
