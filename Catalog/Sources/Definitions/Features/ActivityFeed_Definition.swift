import MarketplaceFeatures
import MarketplaceModel
import Vitrine

enum ActivityFeed_Definition: ViewDefinition {
    static var componentName: String { "Activity feed" }

    static var contentVariants: ContentVariants {
        ActivityFeed(module: .Previews.today).named("Today").modes(.adding(.everyday(and: .mirrored)))
        ActivityFeed(module: .Previews.withoutHeader).named("Without a header").modes([.coarse])
        ActivityFeed(module: .Previews.longText).named("Long text").modes([.coarse])
        ActivityFeed(module: .Previews.today).named("Large text").modes([
            .largeText(.accessibility2)
        ])
    }
}
