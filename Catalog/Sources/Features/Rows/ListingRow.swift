import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// A thing for sale in a line of a list.
public struct ListingRow: View {
    private let listing: Listing
    @Environment(\.performAction) private var performAction
    @Environment(\.session) private var session
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    public init(listing: Listing) {
        self.listing = listing
    }

    public var body: some View {
        HStack(alignment: .top, spacing: Spacing.medium) {
            Button {
                performAction(.openListing(id: listing.id))
            } label: {
                AdaptiveStack(alignment: .top, spacing: .medium) {
                    Photo(listing.image)
                        .opacity(listing.isSoldOut ? 0.5 : 1)
                        .frame(width: Extent.cartPhoto, height: Extent.cartPhoto)
                        .clipShape(RoundedRectangle(cornerRadius: Radius.photo))
                    texts.frame(maxWidth: .infinity, alignment: .leading)
                }
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            HeartButton(isFavorite: session.isFavorite(listing)) {
                performAction(.toggleFavorite(id: listing.id))
            }
        }
    }

    private var isLarge: Bool { dynamicTypeSize.isAccessibilitySize }

    private var texts: some View {
        VStack(alignment: .leading, spacing: Spacing.tight) {
            Text(listing.title).font(.cardTitle).foregroundStyle(.ink).lineLimit(isLarge ? nil : 2)
            Text(listing.shop).font(.cardDetail).foregroundStyle(.mutedInk).lineLimit(isLarge ? 2 : 1)
            if listing.isSoldOut {
                Badge(String(localized: "Sold out"))
            } else {
                PriceLabel(price: listing.price, formerPrice: listing.formerPrice)
            }
        }
        .multilineTextAlignment(.leading)
    }
}

/// A heart without a background, beside texts.
private struct HeartButton: View {
    let isFavorite: Bool
    let toggle: @MainActor () -> Void

    var body: some View {
        Button(action: toggle) {
            Image(isFavorite ? .filledHeart : .heart)
                .font(.rowTitle)
                .foregroundStyle(isFavorite ? .heart : .mutedInk)
                .padding(Spacing.tight)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(isFavorite ? "Remove from favorites" : "Add to favorites")
    }
}
