import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// A line of a list: a picture, a title with details, and what is at its end.
public struct ListRow: View {
    private let row: BasicRow
    @Environment(\.performAction) private var performAction
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    public init(row: BasicRow) {
        self.row = row
    }

    public var body: some View {
        Button {
            performAction(.openRow(id: row.id))
        } label: {
            HStack(alignment: isLarge ? .top : .center, spacing: Spacing.medium) {
                if !isNarrow { leading }
                if isLarge {
                    VStack(alignment: .leading, spacing: Spacing.small) {
                        if isNarrow { leading }
                        titles
                        trailing
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                } else {
                    titles
                        .frame(maxWidth: .infinity, alignment: .leading)
                    trailing
                }
                if row.leadsOn {
                    DisclosureChevron()
                        .accessibilityHidden(true)
                        .font(.control)
                        .foregroundStyle(.faintInk)
                        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
                }
            }
        }
        .buttonStyle(.plain)
        .disabled(row.isEnabled == false)
    }

    /// Whether there is no room for words beside the title.
    private var isLarge: Bool {
        switch row.trailing {
        case .value, .price, .badge: dynamicTypeSize >= .xxxLarge
        case .toggle, .unread, nil: dynamicTypeSize.isAccessibilitySize
        }
    }

    /// Whether words would break in what a picture before them leaves.
    private var isNarrow: Bool { dynamicTypeSize.isAccessibilitySize && horizontalSizeClass != .regular }

    private var leading: some View {
        row.leading.map { LeadingView(leading: $0) }
    }

    private var titles: some View {
        VStack(alignment: .leading, spacing: Spacing.hair) {
            Text(row.title)
                .font(.rowTitle)
                .foregroundStyle(.ink)
            if let subtitle = row.subtitle {
                Text(subtitle)
                    .font(.rowDetail)
                    .foregroundStyle(.mutedInk)
            }
        }
        .lineLimit(isLarge ? nil : 2)
    }

    @ViewBuilder private var trailing: some View {
        if let trailing = row.trailing {
            TrailingView(trailing: trailing)
                .layoutPriority(1)
        }
    }
}

/// What stands before a row's title.
private struct LeadingView: View {
    let leading: BasicRow.Leading

    var body: some View {
        switch leading {
        case .icon(let name):
            Image(name)
                .accessibilityHidden(true)
                .font(.rowTitle)
                .foregroundStyle(.accent)
                .frame(width: Extent.thumbnail, height: Extent.thumbnail)
                .background(.accentWell, in: RoundedRectangle(cornerRadius: Radius.photo))
                .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        case .avatar(let image):
            Photo(image)
                .frame(width: Extent.thumbnail, height: Extent.thumbnail)
                .clipShape(Circle())
        case .thumbnail(let image):
            Photo(image)
                .frame(width: Extent.thumbnail, height: Extent.thumbnail)
                .clipShape(RoundedRectangle(cornerRadius: Radius.photo))
        }
    }
}

/// What stands at a row's end.
private struct TrailingView: View {
    let trailing: BasicRow.Trailing
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.tokens) private var tokens

    var body: some View {
        switch trailing {
        case .value(let text):
            Text(text)
                .font(.rowDetail)
                .foregroundStyle(.mutedInk)
                .lineLimit(1)
        case .price(let amount):
            PriceText(amount)
                .font(.price)
                .foregroundStyle(.ink)
        case .badge(let content):
            Badge(content)
        case .toggle(let isOn):
            SwitchIndicator(isOn: isOn)
        case .unread(let time, let count):
            let layout =
                dynamicTypeSize.isAccessibilitySize
                ? AnyLayout(HStackLayout(spacing: tokens[Spacing.small]))
                : AnyLayout(VStackLayout(alignment: .trailing, spacing: tokens[Spacing.snug]))
            layout {
                Text(time)
                    .font(.cardDetail)
                    .foregroundStyle(.mutedInk)
                UnreadCount(count: count)
            }
        }
    }
}

/// How many messages nobody has read; nothing for none.
private struct UnreadCount: View {
    let count: Int
    /// No narrower than it is high.
    @ScaledMetric(relativeTo: .caption) private var leastWidth = 20.0

    var body: some View {
        if count > 0 {
            Text(count > 99 ? "\(99)+" : "\(count)")
                .font(.badge)
                .monospacedDigit()
                .foregroundStyle(.onAccent)
                .padding(.horizontal, Spacing.snug)
                .padding(.vertical, Spacing.hair)
                .frame(minWidth: leastWidth)
                .background(.accent, in: Capsule())
        }
    }
}
