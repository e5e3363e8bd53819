import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// Whatever a row of a list shows; the one place that knows which view a row is.
public struct RowView: View {
    private let row: Row
    @Environment(\.performAction) private var performAction
    @Environment(\.session) private var session
    @Environment(\.tokens) private var tokens

    public init(row: Row) {
        self.row = row
    }

    public var body: some View {
        switch row {
        case .title(let title):
            TitleRowView(title: title)
        case .basic(let row):
            ListRow(row: row).padding(.vertical, Spacing.medium)
        case .ad(let ad):
            AdCard(ad: ad).padding(.vertical, Spacing.small)
        case .button(let button):
            Button(role: button.isDestructive == true ? .destructive : nil) {
                performAction(.open(button.destination))
            } label: {
                Text(button.title).frame(maxWidth: .infinity)
            }
            .buttonStyle(.action(button.prominence))
            .padding(.vertical, Spacing.small)
        case .checkbox(let checkbox):
            Checkbox(checkbox.title, caption: checkbox.caption, isOn: isOn(checkbox))
                .padding(.vertical, Spacing.medium)
        case .listing(let listing):
            ListingRow(listing: listing).padding(.vertical, Spacing.medium)
        case .image(let image):
            CaptionedImage(row: image).padding(.vertical, Spacing.small)
        case .chips(let chips):
            ChipsRowView(row: chips).padding(.vertical, Spacing.small)
        case .carousel(let carousel):
            ListingCarousel(
                module: ListingsModule(
                    header: ModuleHeader(title: carousel.title), listings: carousel.listings)
            )
            .padding(.horizontal, -tokens[Spacing.large])
            .padding(.vertical, Spacing.small)
        case .divider:
            Hairline()
        case .loading:
            Spinner()
                .foregroundStyle(.mutedInk)
                .frame(maxWidth: .infinity)
                .padding(.vertical, Spacing.large)
        case .error(let message):
            ErrorRow(message: message)
        case .unknown(let type, _):
            UnknownPart(.row, type: type).padding(.vertical, Spacing.small)
        }
    }

    private func isOn(_ row: CheckboxRow) -> Binding<Bool> {
        Binding(
            get: { row.isOn != session.toggledRows.contains(row.id) },
            set: { _ in performAction(.check(row: row.id)) })
    }
}

private struct TitleRowView: View {
    let title: TitleRow

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.hair) {
            Text(title.title)
                .font(.sectionTitle)
                .foregroundStyle(.ink)
                .accessibilityAddTraits(.isHeader)
            if let caption = title.caption {
                Text(caption).font(.rowDetail).foregroundStyle(.mutedInk)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.top, Spacing.large)
        .padding(.bottom, Spacing.small)
    }
}

/// A picture across the list with what it shows.
private struct CaptionedImage: View {
    let row: ImageRow

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.small) {
            Photo(row.image)
                .aspectRatio(16 / 9, contentMode: .fit)
                .clipShape(RoundedRectangle(cornerRadius: Radius.card))
            if let caption = row.caption {
                Text(caption).font(.caption).foregroundStyle(.mutedInk)
            }
        }
    }
}

private struct ErrorRow: View {
    let message: String
    @Environment(\.reload) private var reload
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.tokens) private var tokens

    var body: some View {
        layout {
            Image(.warning).font(.rowTitle).foregroundStyle(.caution)
            Text(message)
                .font(.rowDetail)
                .foregroundStyle(.mutedInk)
                .frame(maxWidth: .infinity, alignment: .leading)
            Button("Try again") { reload() }.buttonStyle(.quiet)
        }
        .padding(.vertical, Spacing.medium)
    }

    /// Large texts stand below each other.
    private var layout: AnyLayout {
        dynamicTypeSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: tokens[Spacing.small]))
            : AnyLayout(HStackLayout(spacing: tokens[Spacing.medium]))
    }
}
