import MarketplaceModel
import Vitrine

/// The tabs of the app along the bottom of the screen.
public struct TabBar: View {
    private let selected: AppTab
    private let unread: [AppTab: Int]
    private let choose: @MainActor (AppTab) -> Void
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.tokens) private var tokens

    public init(
        selected: AppTab, unread: [AppTab: Int] = [:],
        choose: @escaping @MainActor (AppTab) -> Void = { _ in }
    ) {
        self.selected = selected
        self.unread = unread
        self.choose = choose
    }

    public var body: some View {
        HStack(alignment: .top, spacing: 0) {
            ForEach(AppTab.allCases, id: \.self) { tab in
                Button {
                    choose(tab)
                } label: {
                    item(tab)
                        .foregroundStyle(tab == selected ? .accent : .mutedInk)
                        .frame(maxWidth: .infinity)
                        .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
                .accessibilityAddTraits(tab == selected ? .isSelected : [])
            }
        }
        .padding(.top, Spacing.snug)
        .frame(height: isLandscape ? Extent.lowTabBar : Extent.tabBar, alignment: .top)
        .frame(maxWidth: .infinity)
        .overlay(alignment: .top) { Hairline().ignoresSafeArea(edges: .horizontal) }
        .background(.surface)
        .dynamicTypeSize(...DynamicTypeSize.large)
    }

    private var isLandscape: Bool { verticalSizeClass == .compact }

    private func item(_ tab: AppTab) -> some View {
        // A badge reaches into the room between the icon and the title beside it.
        let spacing = unread[tab, default: 0] > 0 ? Spacing.large : .snug
        let layout =
            isLandscape
            ? AnyLayout(HStackLayout(spacing: tokens[spacing]))
            : AnyLayout(VStackLayout(spacing: tokens[Spacing.hair]))
        return layout {
            Image(tab == selected && tab == .favorites ? .filledHeart : tab.icon)
                .font(isLandscape ? .callout : .tabIcon)
                .accessibilityHidden(true)
                .overlay(alignment: .topLeading) {
                    if let count = unread[tab], count > 0 {
                        CountBadge(count)
                            .padding(.leading, Spacing.medium).padding(.top, -tokens[Spacing.hair])
                    }
                }
            Text(tab.title).font(.tabTitle).lineLimit(1).minimumScaleFactor(0.7)
                .padding(.horizontal, Spacing.hair)
        }
    }
}
