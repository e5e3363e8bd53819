import MarketplaceFeatures
import MarketplaceModel
import Vitrine

enum ShopCard_Definition: ViewDefinition {
    static var componentName: String { "Shop card" }

    static var contentVariants: ContentVariants {
        ShopCard(shop: .Previews.irvington).named("Usual").modes(.adding(.everyday(and: .mirrored)))
        ShopCard(shop: .Previews.followed).named("Followed")
        ShopCard(shop: .Previews.new).named("New").modes([.coarse])
        ShopCard(shop: .Previews.longName).named("Long name").modes([.coarse])
    }
}
