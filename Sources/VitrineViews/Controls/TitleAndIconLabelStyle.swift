import Foundation

/// The icon beside the title.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
    @Environment(\.labelReservedIconWidth) private var iconWidth
    @Environment(\.labelIconToTitleSpacing) private var ownSpacing
    @ScaledMetric private var spacing: CGFloat = 8

    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextLineCenter, spacing: ownSpacing ?? spacing) {
            icon(configuration.icon).accessibilityHidden(true)
            configuration.title
        }
    }

    @MainActor @ViewBuilder private func icon(_ icon: Configuration.Icon) -> some View {
        if let iconWidth {
            IconColumn(width: iconWidth) { icon }
        } else {
            icon
        }
    }
}

/// Offers icons a square as wide as the column, and keeps its width free for those that are narrower.
private nonisolated struct IconColumn: Layout {
    let width: CGFloat

    private var proposal: ProposedViewSize { ProposedViewSize(width: width, height: width) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let icons = subviews.map { $0.sizeThatFits(self.proposal) }
        return CGSize(
            width: icons.map(\.width).reduce(width, max), height: icons.map(\.height).reduce(0, max))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        for icon in subviews {
            icon.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: self.proposal)
        }
    }
}

nonisolated extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
