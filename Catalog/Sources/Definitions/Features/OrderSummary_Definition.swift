import MarketplaceFeatures
import MarketplaceModel
import Vitrine

enum OrderSummary_Definition: ViewDefinition {
    static var componentName: String { "Order summary" }

    static var contentVariants: ContentVariants {
        OrderSummary(module: .Previews.withDiscount).named("With a discount").modes(
            .adding(.everyday(and: .mirrored)))
        OrderSummary(module: .Previews.short).named("Short").modes([.light])
        OrderSummary(module: .Previews.withHeader).named("With header and footer")
        OrderSummary(module: .Previews.withDiscount).named("Large text").modes([
            .largeText(.accessibility2)
        ])
        OrderSummary(module: .Previews.withDiscount).named("In Germany").modes([.light.locale("de_DE")])
    }
}
