import MarketplaceFeatures
import MarketplaceModel
import Vitrine

enum ListingGrid_Definition: ViewDefinition {
    /// Four photographs are much for a repository; the cards by themselves have their pictures.
    static var references: ReferenceKind { .sidecars }

    static var contentVariants: ContentVariants {
        get throws {
            try ListingGrid(collection: .Previews.forYou)
                .named("Four listings")
                .modes([.light, .coarse.dark, .coarse.rightToLeft, .coarse.dynamicTypeSize(.accessibility3)])
            try ListingGrid(collection: .Previews.threeOnSale).named("Three listings").modes([.coarse])
            try ListingGrid(collection: .Previews.mixedStates)
                .named("Mixed states, uneven heights")
                .modes([.coarse])
            try ListingGrid(collection: .Previews.empty).named("Nothing yet").modes(.adding(.everyday))
        }
    }
}
