import MarketplaceFeatures
import MarketplaceModel
import Vitrine

enum ListingGrid_Definition: ViewDefinition {
    static var contentVariants: ContentVariants {
        get throws {
            try ListingGrid(collection: .Previews.forYou)
                .named("Four listings")
                .modes(.adding([.rightToLeft, .light.dynamicTypeSize(.accessibility3)]))
            try ListingGrid(collection: .Previews.threeOnSale).named("Three listings")
            try ListingGrid(collection: .Previews.mixedStates).named("Mixed states, uneven heights")
            try ListingGrid(collection: .Previews.empty).named("Nothing yet")
        }
    }
}
