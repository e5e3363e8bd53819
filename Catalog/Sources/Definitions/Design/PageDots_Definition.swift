import MarketplaceDesign
import Vitrine

enum PageDots_Definition: ViewDefinition {
    static var componentName: String { "Carousel dots" }
    static var canvas: SnapshotCanvas { .ideal.margin(8) }

    static var contentVariants: ContentVariants {
        PageDots(count: 4, shown: 0).named("First of four").modes(.adding([.mirrored]))
        PageDots(count: 4, shown: 3).named("Last of four").modes([.light])
        PageDots(count: 12, shown: 5).named("In the middle of many")
            .modes(.adding(.everyday))
        PageDots(count: 12, shown: 11).named("Last of many").modes([.light])
    }
}
