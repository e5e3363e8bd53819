import MarketplaceDesign
import MarketplaceModel
import Vitrine

enum Badge_Definition: ViewDefinition {
    static var canvas: SnapshotCanvas { .ideal }

    static var contentVariants: ContentVariants {
        Badge("20% off", kind: .sale).named("Sale")
        Badge("Bestseller", kind: .accent).named("Accent").modes(.adding([.harbor, .darkHarbor]))
        Badge("Only 2 left", kind: .caution).named("Caution")
        Badge("Sold out").named("Neutral")
        Badge("Ships from Ljubljana, Slovenia in one to three weeks", kind: .accent)
            .named("Long text")
            .canvas(.width(240))
            .modes([.light])
    }
}
