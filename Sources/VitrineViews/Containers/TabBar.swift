import Foundation

/// The bar that chooses among the screens of a tab view.
nonisolated struct TabBar: View {
    let tabs: [Subview]
    /// Nothing while the tabs that there is no room for are shown.
    let chosen: Int?
    let appearance: BarAppearance
    /// Called with the number of the tab that was tapped; with nothing for the one that leads to tabs without room in the bar.
    let choose: (Int?) -> Void
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.colorScheme) private var colorScheme

    @MainActor var body: some View {
        let form: TabItem.Form = verticalSizeClass == .compact ? .beside : .stacked
        return HStack(spacing: 0) {
            ForEach(Array(tabs.prefix(shownCount).enumerated()), id: \.element.id) { index, tab in
                if let label = tab.traits[TabItemTrait.self] {
                    TabItem(
                        label: AnyView(label), parts: TabItem.Parts(of: label), form: form,
                        badge: tab.traits[BadgeTrait.self], isChosen: index == chosen
                    ) { choose(index) }
                    .tabTraits(of: tab)
                }
            }
            if shownCount < tabs.count {
                TabItem(
                    label: AnyView(Label("More", systemImage: "ellipsis")), parts: .whole, form: form,
                    isChosen: chosen == nil || chosen.map { $0 >= shownCount } == true
                ) { choose(nil) }
            }
        }
        .frame(height: BarMetrics.tabBarHeight(verticalSizeClass))
        .background { BarBackdrop(appearance: appearance, edge: .bottom) }
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
        let change = tab.traits[TabPropertiesTrait.self]
        return accessibilityProperties { change?(&$0) }
            .disabled(tab.traits[DisabledTabTrait.self] == true)
    }
}

/// A tab in a bar.
nonisolated struct TabItem: View {
    enum Form {
        /// The symbol over the title.
        case stacked
        /// The symbol before the title, where bars are low.
        case beside
        /// Only the title, on a background if it is chosen, on pads.
        case titleOnly
    }

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
    let form: Form
    var badge: Text?
    let isChosen: Bool
    let choose: () -> Void
    @Environment(\.isEnabled) private var isEnabled

    @MainActor var body: some View {
        shown
            .interaction(.contentShape(Rectangle(), isEvenOdd: false), .activation { choose() })
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(isChosen ? [.isButton, .isSelected] : .isButton)
            .accessibilityRole(.tab)
            .accessibilityProperties { [badge] in if let badge { $0.value = badge } }
    }

    @MainActor @ViewBuilder private var shown: some View {
        switch form {
        case .stacked, .beside:
            styled(
                font: form == .beside ? BarMetrics.compactTabTitleFont : BarMetrics.tabTitleFont,
                color: ink(unselected: BarMetrics.unselectedTab)
            )
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: form == .beside ? .center : .top)
            .overlay(alignment: .top) { badgeMark.accessibilityHidden(true) }
        case .titleOnly:
            styled(
                font: isChosen ? BarMetrics.chosenFloatingTabFont : BarMetrics.floatingTabFont,
                color: ink(unselected: Color.primary)
            )
            .padding(.horizontal, BarMetrics.floatingTabPadding)
            .frame(maxHeight: .infinity)
            .background { if isChosen { Capsule().fill(Color.controlFill) } }
            .overlay(alignment: .topTrailing) { badgeMark.accessibilityHidden(true) }
        }
    }

    @MainActor private func styled(font: Font, color: Color) -> some View {
        content
            .symbolVariant(.fill)
            .font(font)
            .foregroundStyle(color)
            .lineLimit(1)
            .changingEnvironment { $0.resetForSystemSurface() }
    }

    private func ink(unselected: Color) -> Color {
        guard isEnabled else { return BarMetrics.unselectedTab.opacity(0.5) }
        return isChosen ? Color.tintColor : unselected
    }

    /// A symbol and a text of their own are as those of a label.
    @MainActor private var content: some View {
        Arranged(label.labelStyle(TabLabelStyle(form: form))) { [parts, form] views in
            if views.count == 2 { return TabLabel(icon: views[0], title: views[1], form: form) }
            return switch parts {
            case .symbol: TabLabel(icon: views.first, title: nil, form: form)
            case .title: TabLabel(icon: nil, title: views.first, form: form)
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
    let form: TabItem.Form

    @MainActor var body: some View {
        TabLabelParts(form: title == nil && form == .titleOnly ? .beside : form) {
            if let icon { icon.font(BarMetrics.tabSymbolFont) }
        } title: {
            if let title { title }
        }
    }
}

private nonisolated struct TabLabelStyle: LabelStyle {
    let form: TabItem.Form

    @MainActor func makeBody(configuration: Configuration) -> some View {
        TabLabelParts(form: form) {
            configuration.icon.font(BarMetrics.tabSymbolFont)
        } title: {
            configuration.title
        }
    }
}

private nonisolated struct TabLabelParts<Icon: View, Title: View>: View {
    private let form: TabItem.Form
    private let icon: Icon
    private let title: Title

    init(form: TabItem.Form, @ViewBuilder icon: () -> Icon, @ViewBuilder title: () -> Title) {
        self.form = form
        self.icon = icon()
        self.title = title()
    }

    @MainActor var body: some View {
        let icon = icon.environment(\.keepsImageSizes, true)
        switch form {
        case .titleOnly: title
        case .beside:
            HStack(spacing: BarMetrics.compactTabGap) {
                icon.accessibilityHidden(true)
                title
            }
        case .stacked:
            VStack(spacing: 0) {
                ZStack { icon }.frame(height: BarMetrics.tabSymbolHeight).accessibilityHidden(true)
                title
            }
            .padding(.top, BarMetrics.tabTop)
        }
    }
}

extension EnvironmentValues {
    /// Whether pictures have their own size although they are resizable, as the items of a tab bar.
    package var keepsImageSizes: Bool {
        get { self[KeepsImageSizesKey.self] }
        set { self[KeepsImageSizesKey.self] = newValue }
    }
}

private enum KeepsImageSizesKey: EnvironmentKey { static var defaultValue: Bool { false } }
