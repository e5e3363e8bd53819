import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// A thing that is kept for later.
struct SavedLineView: View {
    let line: CartLine
    let send: @MainActor (CartState.Message) -> Void
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        AdaptiveStack(alignment: .top, spacing: .medium) {
            Photo(line.listing.image)
                .frame(width: Extent.cartPhoto, height: Extent.cartPhoto)
                .clipShape(RoundedRectangle(cornerRadius: Radius.photo))
            VStack(alignment: .leading, spacing: Spacing.tight) {
                Text(line.listing.title)
                    .font(.cardTitle)
                    .foregroundStyle(.ink)
                    .lineLimit(dynamicTypeSize < .xxxLarge ? 3 : nil)
                PriceLabel(price: line.listing.price, formerPrice: line.listing.formerPrice)
                Button("Move to cart") { send(.moveToCart(id: line.id)) }
                    .buttonStyle(.quiet)
                    .padding(.top, Spacing.hair)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}
