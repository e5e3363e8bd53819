import Foundation

/// The bar at the top of a screen: a way back, a title, items, a search field.
nonisolated struct NavigationBar: View {
    let bars: NavigationBars
    let appearance: BarAppearance
    /// How far the screen has been scrolled below the bar.
    let scrolled: CGFloat
    let back: (@MainActor @Sendable () -> Void)?
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.pixelLength) private var pixelLength
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.sharesRowWithTabs) private var sharesRowWithTabs
    @Environment(\.isInSheet) private var isInSheet

    @MainActor var body: some View {
        VStack(spacing: 0) {
            VStack(spacing: 0) {
                if !isSearching {
                    row
                    if let title = contents.title, isLarge { largeTitle(title) }
                }
                if let search = contents.search { SearchBar(search: search, scopes: contents.scopes) }
            }
            .background { BarBackdrop(appearance: appearance, edge: .top, isClear: isLarge || scrolled == 0) }
            // The rows have gone on to where the large title was.
            if hasLargeTitle, scrolled > 0, !isSearching {
                Spacer().frame(height: min(scrolled, BarMetrics.largeTitleHeight))
            }
        }
        .environment(\.colorScheme, appearance.colorScheme ?? colorScheme)
        .accessibilityElement(children: .contain)
        .accessibilityRole(.navigationBar)
        .modified(by: .accessibility { [title = contents.title] in if let title { $0.label = [title] } })
    }

    private var contents: BarContents { bars.contents }

    /// Whether the field has the bar to itself, as while one searches on a phone.
    @MainActor private var isSearching: Bool {
        !(horizontalSizeClass == .regular && verticalSizeClass == .regular)
            && contents.search?.isActive.wrappedValue == true
    }

    /// Whether the title has an area of its own; on phones that lie on their side there is no room for it.
    private var hasLargeTitle: Bool {
        bars.titleIsLarge && contents.title != nil && verticalSizeClass != .compact
    }

    /// Once its whole area is scrolled over, the title goes up into the row of the items.
    private var isLarge: Bool { hasLargeTitle && scrolled < BarMetrics.largeTitleHeight }

    /// What is left of the title, which goes up with the screen and ends at the row of the items.
    @MainActor @ViewBuilder private func largeTitle(_ title: Text) -> some View {
        let area = LargeTitleLayout(hidden: scrolled, pixelLength: pixelLength) {
            let items = contents.items.filter(\.isLargeTitle)
            if items.isEmpty {
                title.font(BarMetrics.largeTitleFont).foregroundStyle(Color.primary).lineLimit(1)
                    .accessibilityAddTraits(.isHeader)
            } else {
                BarItems(items: items)
            }
        }
        if scrolled > 0 { area.clipped() } else { area }
    }

    @MainActor private var row: some View {
        let leading = contents.items.filter { $0.bar == .navigation && $0.isLeading }
        let height = BarMetrics.inlineHeight(
            horizontalSizeClass, verticalSizeClass, isInSheet: isInSheet)
        return NavigationBarLayout(
            height: height, hasWayBack: back != nil, leadingMayShrink: back != nil && leading.isEmpty
        ) {
            HStack(spacing: BarMetrics.gap) {
                if let back {
                    BackButton(
                        title: bars.previousTitle, hidesTitle: contents.hidesBackTitle, action: back)
                }
                BarItems(items: leading)
                if sharesRowWithTabs { middle }
            }
            HStack(spacing: BarMetrics.gap) { if !sharesRowWithTabs { middle } }
            HStack(spacing: BarMetrics.gap) { trailing }
        }
    }

    @MainActor @ViewBuilder private var middle: some View {
        let items = contents.items.filter(\.isTitle)
        if !items.isEmpty {
            BarItems(items: items)
        } else if let title = contents.title, !isLarge {
            title.font(BarMetrics.titleFont).foregroundStyle(Color.primary).lineLimit(1)
                .accessibilityAddTraits(.isHeader)
        }
    }

    @MainActor @ViewBuilder private var trailing: some View {
        let items = contents.items.filter {
            $0.bar == .navigation && !$0.isLeading && !$0.isTitle && !$0.isLargeTitle
        }
        let secondary = items.filter(\.isSecondary)
        BarItems(items: items.filter { !$0.isSecondary })
        if !secondary.isEmpty {
            BarItems(
                items: [
                    ToolbarEntry(
                        placement: .automatic,
                        content: Menu {
                            ForEach(secondary.indices, id: \.self) { AnyView(secondary[$0].content) }
                        } label: {
                            Label("More", systemImage: "ellipsis.circle")
                        })
                ])
        }
    }
}

/// The way back, called after the screen before as far as there is room for its title.
private nonisolated struct BackButton: View {
    let title: Text?
    let hidesTitle: Bool
    let action: @MainActor @Sendable () -> Void

    @MainActor var body: some View {
        Button {
            action()
        } label: {
            if hidesTitle {
                symbol
            } else if let title {
                ViewThatFits(in: .horizontal) {
                    label(title)
                    label(Text("Back"))
                }
            } else {
                label(Text("Back"))
            }
        }
        .buttonStyle(.borderless)
        .accessibilityLabel("Back")
        .accessibilityIdentifier("BackButton")
    }

    @MainActor private var symbol: some View {
        Image(systemName: "chevron.backward").font(BarMetrics.titleFont).imageScale(.large)
    }

    @MainActor private func label(_ title: Text) -> some View {
        HStack(spacing: BarMetrics.backGap) {
            symbol
            title.font(BarMetrics.itemFont).lineLimit(1)
        }
    }
}
