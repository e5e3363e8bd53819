import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// Things for sale side by side, from edge to edge.
public struct ListingCarousel: View {
    private let module: ListingsModule
    @ScaledMetric private var cardWidth = Extent.carouselCard

    public init(module: ListingsModule) {
        self.module = module
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: Spacing.medium) {
            ShelfHeader(header: module.header).padding(.horizontal, Spacing.large)
            ScrollView(.horizontal) {
                HStack(alignment: .top, spacing: Spacing.medium) {
                    ForEach(module.listings) { listing in
                        ListingCard(listing: listing).frame(width: min(cardWidth, Extent.widestCard))
                    }
                }
                .padding(.horizontal, Spacing.large)
            }
            ShelfFooter(footer: module.footer).padding(.horizontal, Spacing.large)
        }
    }
}
