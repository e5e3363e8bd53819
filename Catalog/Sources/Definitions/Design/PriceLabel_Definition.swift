import MarketplaceDesign
import MarketplaceModel
import Vitrine

enum PriceLabel_Definition: ViewDefinition {
    static var canvas: SnapshotCanvas { .ideal }

    static var contentVariants: ContentVariants {
        PriceLabel(price: .dollars(48)).named("Full price")
        PriceLabel(price: .dollars(36), formerPrice: .dollars(48)).named("Reduced")
            .modes(.adding(.everyday))
        PriceLabel(price: .dollars(0), formerPrice: .dollars(4)).named("Free").modes([.light])
        PriceLabel(price: .dollars(1_249_000), formerPrice: .dollars(1_500_000))
            .named("Large amounts")
            .modes([.light])
        PriceLabel(price: Price(cents: 129_900, currency: "EUR"))
            .named("Euro in Germany")
            .modes([.light.locale("de_DE")])
    }
}

extension Price {
    fileprivate static func dollars(_ amount: Int) -> Price {
        Price(cents: amount * 100, currency: "USD")
    }
}
