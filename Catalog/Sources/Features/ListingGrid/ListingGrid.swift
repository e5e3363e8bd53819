import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// Things for sale in two columns under a heading; one below the other where text is large.
public struct ListingGrid: View {
    private let collection: ListingCollection
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.tokens) private var tokens

    public init(collection: ListingCollection) {
        self.collection = collection
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: Spacing.medium) {
            SectionHeader(title: collection.title, hasMore: collection.hasMore)
            if collection.listings.isEmpty {
                EmptyShelf(message: collection.emptyMessage)
            } else {
                LazyVGrid(columns: columns, spacing: tokens[Spacing.wide]) {
                    ForEach(collection.listings) { listing in
                        ListingCard(listing: listing)
                    }
                }
            }
        }
    }

    private var columns: [GridItem] {
        let column = GridItem(.flexible(), spacing: tokens[Spacing.medium], alignment: .top)
        return dynamicTypeSize.isAccessibilitySize ? [column] : [column, column]
    }
}

/// A heading with the way to everything below it.
private struct SectionHeader: View {
    let title: String
    let hasMore: Bool
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.performAction) private var performAction

    var body: some View {
        if dynamicTypeSize.isAccessibilitySize {
            VStack(alignment: .leading, spacing: Spacing.tight) {
                heading
                link
            }
        } else {
            HStack(alignment: .firstTextBaseline, spacing: Spacing.medium) {
                heading
                Spacer(minLength: 0)
                link
            }
        }
    }

    private var heading: some View {
        Text(title)
            .font(.sectionTitle)
            .foregroundStyle(.ink)
    }

    @ViewBuilder private var link: some View {
        if hasMore {
            Button("See all") { performAction(.showAll(title: title)) }
                .buttonStyle(.quiet)
        }
    }
}

/// What stands in the place of listings where there are none.
private struct EmptyShelf: View {
    let message: String?

    var body: some View {
        VStack(spacing: Spacing.medium) {
            Image(.heart)
                .font(.title2)
                .foregroundStyle(.accent)
                .padding(Spacing.large)
                .background(.accentWell, in: Circle())
            if let message {
                Text(message)
                    .font(.rowDetail)
                    .foregroundStyle(.mutedInk)
                    .multilineTextAlignment(.center)
            }
        }
        .padding(Spacing.huge)
        .frame(maxWidth: .infinity)
        .background(.well, in: RoundedRectangle(cornerRadius: Radius.card))
    }
}
