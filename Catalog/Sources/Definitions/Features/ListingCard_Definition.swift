import MarketplaceFeatures
import MarketplaceModel
import Vitrine

enum ListingCard_Definition: ViewDefinition {
    /// About half of a phone's width, as in a grid of two columns.
    static var canvas: SnapshotCanvas { .width(208) }
    static var references: ReferenceKind { .sidecars }

    static var contentVariants: ContentVariants {
        get throws {
            try ListingCard(listing: .Previews.mug)
                .named("Favorite, bestseller")
                .modes(.adding([.mirrored]))
            try ListingCard(listing: .Previews.teapot)
                .named("Reduced price")
                .modes(.adding(.everyday(and: .mirrored)))
            try ListingCard(listing: .Previews.longTitle).named("Long title").modes([.light])
            try ListingCard(listing: .Previews.soldOut).named("Sold out")
                .modes(.adding(.everyday))
            try ListingCard(listing: .Previews.noReviews).named("Few left, no reviews").modes([.light])
            try ListingCard(listing: .Previews.free).named("Free").modes([.light])
            try ListingCard(listing: .Previews.teapot)
                .named("Across the page")
                .canvas(.modeWidth)
                .modes([
                    .coarse.dynamicTypeSize(.accessibility3), .coarse.dark.dynamicTypeSize(.accessibility3),
                    .coarse.rightToLeft.dynamicTypeSize(.accessibility3),
                ])
        }
    }
}
