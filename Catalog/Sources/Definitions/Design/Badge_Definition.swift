import MarketplaceDesign
import MarketplaceModel
import Vitrine

enum Badge_Definition: ViewDefinition {
    static var canvas: SnapshotCanvas { .ideal }

    static var contentVariants: ContentVariants {
        Badge(String(localized: "20% off"), kind: .sale).named("Sale")
            .modes(.adding(.everyday))
        Badge(String(localized: "Bestseller"), kind: .accent).named("Accent").modes(
            .adding([.harbor, .darkHarbor]))
        Badge(String(localized: "Only 2 left"), kind: .caution).named("Caution")
            .modes(.adding(.everyday))
        Badge(String(localized: "Sold out")).named("Neutral")
        Badge(String(localized: "Ships from Ljubljana, Slovenia in one to three weeks"), kind: .accent)
            .named("Long text")
            .canvas(.width(240))
            .modes([.light])
    }
}
