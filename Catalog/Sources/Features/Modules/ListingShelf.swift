import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// Things for sale in as many columns as there is room for.
public struct ListingShelf: View {
    private let module: ListingsModule
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.tokens) private var tokens

    public init(module: ListingsModule) {
        self.module = module
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: Spacing.medium) {
            ShelfHeader(header: module.header)
            LazyVGrid(columns: [column], spacing: tokens[Spacing.wide]) {
                ForEach(module.listings) { ListingCard(listing: $0) }
            }
            ShelfFooter(footer: module.footer).padding(.top, Spacing.small)
        }
    }

    private var leastWidth: CGFloat {
        if dynamicTypeSize.isAccessibilitySize { return Extent.largeGridCard }
        return dynamicTypeSize < .xxxLarge ? Extent.gridCard : Extent.carouselCard
    }

    private var column: GridItem {
        GridItem(.adaptive(minimum: leastWidth), spacing: tokens[Spacing.medium], alignment: .top)
    }
}
