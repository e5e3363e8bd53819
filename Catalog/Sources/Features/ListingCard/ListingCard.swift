import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// A thing for sale: its photograph, what it is called, what it costs and what buyers think of it.
public struct ListingCard: View {
    private let listing: Listing
    @Environment(\.performAction) private var performAction
    @Environment(\.session) private var session
    @Environment(\.experiments) private var experiments
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    public init(listing: Listing) {
        self.listing = listing
    }

    public var body: some View {
        Button {
            performAction(.openListing(id: listing.id))
        } label: {
            VStack(alignment: .leading, spacing: Spacing.small) {
                photo
                texts
            }
        }
        .buttonStyle(.plain)
        .overlay(alignment: .topTrailing) {
            FavoriteButton(isFavorite: session.isFavorite(listing)) {
                performAction(.toggleFavorite(id: listing.id))
            }
            .padding(Spacing.small)
        }
    }

    private var isLarge: Bool { dynamicTypeSize.isAccessibilitySize }
    private var detailLines: Int { dynamicTypeSize < .xxxLarge ? 1 : 2 }

    private var photo: some View {
        Photo(listing.image)
            .opacity(listing.isSoldOut ? 0.5 : 1)
            .aspectRatio(isLarge ? 4 / 3 : 1, contentMode: .fit)
            .clipShape(RoundedRectangle(cornerRadius: Radius.photo))
            .overlay(alignment: .bottomLeading) {
                badge
                    .padding(Spacing.small)
                    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
            }
    }

    @ViewBuilder private var badge: some View {
        if listing.isSoldOut {
            Badge(String(localized: "Sold out"), kind: .photo)
        } else if let badge = listing.badge {
            Badge(badge)
        }
    }

    private var price: some View {
        PriceLabel(price: listing.price, formerPrice: listing.isSoldOut ? nil : listing.formerPrice)
            .opacity(listing.isSoldOut ? 0.6 : 1)
    }

    private var texts: some View {
        VStack(alignment: .leading, spacing: Spacing.tight) {
            VStack(alignment: .leading, spacing: Spacing.hair) {
                Text(listing.title)
                    .font(.cardTitle)
                    .foregroundStyle(listing.isSoldOut ? .mutedInk : .ink)
                    .lineLimit(isLarge ? nil : 3)
                Text(listing.shop)
                    .font(.cardDetail)
                    .foregroundStyle(.mutedInk)
                    .lineLimit(detailLines)
            }
            switch experiments.cardPrice {
            case .last:
                RatingStars(rating: listing.rating)
                price
            case .first:
                price
                RatingStars(rating: listing.rating)
            }
            if let note = listing.note, !listing.isSoldOut {
                Text(note)
                    .font(.cardDetail)
                    .foregroundStyle(.accent)
                    .lineLimit(detailLines)
            }
        }
    }
}
