import MarketplaceFeatures
import MarketplaceModel
import Vitrine

enum PhotoCarousel_Definition: ViewDefinition {
    static var componentName: String { "Photo carousel" }
    static var canvas: SnapshotCanvas { .width(240, margin: 0) }
    static var modes: ModeSelection { [.coarse] }

    static var contentVariants: ContentVariants {
        PhotoCarousel(module: .Previews.first).named("The first of four").modes([.light, .coarse.dark])
        PhotoCarousel(module: .Previews.last).named("The last of four")
        PhotoCarousel(module: .Previews.single).named("A single one")
            .modes(.adding(.everyday))
        PhotoCarousel(module: .Previews.first).named("From right to left").modes([.coarse.rightToLeft])
    }
}
