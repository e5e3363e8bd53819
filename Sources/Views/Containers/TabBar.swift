import Foundation

/// The bar that chooses among the screens of a tab view.
nonisolated struct TabBar: View {
    let tabs: [Subview]
    /// Nothing while the tabs that there is no room for are shown.
    let chosen: Int?
    let appearance: BarAppearance
    /// Called with the number of the tab that was tapped; with nothing for the one that leads to tabs without room in the bar.
    let choose: (Int?) -> Void
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.colorScheme) private var colorScheme

    @MainActor var body: some View {
        if horizontalSizeClass == .regular, verticalSizeClass == .regular {
            bar.snapshotFinding(
                "tabs stand in a bar at the bottom, as on a phone, where a pad has them at the top")
        } else {
            bar
        }
    }

    @MainActor private var bar: some View {
        HStack(spacing: 0) {
            ForEach(Array(tabs.prefix(shownCount).enumerated()), id: \.element.id) { index, tab in
                if let label = tab.traits[TabItemTrait.self] {
                    TabItem(
                        label: AnyView(label), parts: TabItem.Parts(of: label),
                        badge: tab.traits[BadgeTrait.self], isChosen: index == chosen
                    ) { choose(index) }
                    .tabTraits(of: tab)
                }
            }
            if shownCount < tabs.count {
                TabItem(
                    label: AnyView(Label("More", systemImage: "ellipsis")), parts: .whole,
                    isChosen: chosen == nil || chosen.map { $0 >= shownCount } == true
                ) { choose(nil) }
            }
        }
        .frame(height: BarMetrics.tabBarHeight(verticalSizeClass))
        .background { BarGround(appearance: appearance, edge: .bottom) }
        .environment(\.colorScheme, appearance.colorScheme ?? colorScheme)
        .accessibilityElement(children: .contain)
        .accessibilityRole(.tabBar)
    }

    /// Where there is no room for all, the last place is for those.
    private var shownCount: Int {
        tabs.count > BarMetrics.tabLimit ? BarMetrics.tabLimit - 1 : tabs.count
    }
}

nonisolated extension View {
    /// What has been said of a tab beside its label.
    func tabTraits(of tab: Subview) -> some View {
        let identifier = tab.traits[TabIdentifierTrait.self]
        return accessibilityProperties { if let identifier { $0.identifier = identifier } }
            .disabled(tab.traits[DisabledTabTrait.self] == true)
    }
}

/// The symbol of a tab over its title, or beside it where bars are low.
private nonisolated struct TabItem: View {
    /// What a label that is one view consists of.
    enum Parts {
        case symbol, title
        /// A label, which its style takes apart.
        case whole

        init(of label: any View) {
            self = label is Image ? .symbol : label is Text ? .title : .whole
        }
    }

    let label: AnyView
    let parts: Parts
    var badge: Text?
    let isChosen: Bool
    let choose: () -> Void
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.isEnabled) private var isEnabled

    @MainActor var body: some View {
        let isCompact = verticalSizeClass == .compact
        return content(isCompact: isCompact)
            .symbolVariant(.fill)
            .font(isCompact ? BarMetrics.compactTabTitleFont : BarMetrics.tabTitleFont)
            .foregroundStyle(ink)
            .lineLimit(1)
            .changingEnvironment { $0.resetForSystemSurface() }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: isCompact ? .center : .top)
            .overlay(alignment: .top) { badgeMark.accessibilityHidden(true) }
            .interaction(.contentShape(Rectangle(), isEvenOdd: false), .activation { choose() })
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(isChosen ? [.isButton, .isSelected] : .isButton)
            .accessibilityRole(.tab)
            .accessibilityProperties { [badge] in if let badge { $0.value = badge } }
    }

    private var ink: Color {
        guard isEnabled else { return BarMetrics.unselectedTab.opacity(0.5) }
        return isChosen ? Color.accentColor : BarMetrics.unselectedTab
    }

    /// A symbol and a text of their own are as those of a label.
    @MainActor private func content(isCompact: Bool) -> some View {
        Arranged(label.labelStyle(TabLabelStyle(isCompact: isCompact))) { [parts] views in
            if views.count == 2 { return TabLabel(icon: views[0], title: views[1], isCompact: isCompact) }
            return switch parts {
            case .symbol: TabLabel(icon: views.first, title: nil, isCompact: isCompact)
            case .title: TabLabel(icon: nil, title: views.first, isCompact: isCompact)
            case .whole: SubviewsCollection(subviews: views)
            }
        }
    }

    @MainActor @ViewBuilder private var badgeMark: some View {
        if let badge {
            badge
                .font(BarMetrics.badgeFont)
                .foregroundStyle(Color.white)
                .padding(.horizontal, BarMetrics.badgePadding)
                .frame(minWidth: BarMetrics.badgeHeight, minHeight: BarMetrics.badgeHeight)
                .background(Color.red, in: Capsule())
                .fixedSize()
                .padding(.top, BarMetrics.tabTop / 2)
                // Its leading edge stands beside the middle of the tab.
                .alignmentGuide(HorizontalAlignment.center) { $0[.leading] - BarMetrics.badgeOffset }
        }
    }
}

private nonisolated struct TabLabel: View {
    let icon: Subview?
    let title: Subview?
    let isCompact: Bool

    @MainActor var body: some View {
        TabLabelParts(isCompact: isCompact) {
            if let icon { icon.font(BarMetrics.tabSymbolFont) }
        } title: {
            if let title { title }
        }
    }
}

private nonisolated struct TabLabelStyle: LabelStyle {
    let isCompact: Bool

    @MainActor func makeBody(configuration: Configuration) -> some View {
        TabLabelParts(isCompact: isCompact) {
            configuration.icon.font(BarMetrics.tabSymbolFont)
        } title: {
            configuration.title
        }
    }
}

private nonisolated struct TabLabelParts<Icon: View, Title: View>: View {
    private let isCompact: Bool
    private let icon: Icon
    private let title: Title

    init(isCompact: Bool, @ViewBuilder icon: () -> Icon, @ViewBuilder title: () -> Title) {
        self.isCompact = isCompact
        self.icon = icon()
        self.title = title()
    }

    @MainActor var body: some View {
        if isCompact {
            HStack(spacing: BarMetrics.compactTabGap) {
                icon.accessibilityHidden(true)
                title
            }
        } else {
            VStack(spacing: 0) {
                ZStack { icon }.frame(height: BarMetrics.tabSymbolHeight).accessibilityHidden(true)
                title
            }
            .padding(.top, BarMetrics.tabTop)
        }
    }
}
