import MarketplaceDesign
import MarketplaceModel
import Vitrine

enum CategoryTile_Definition: ViewDefinition {
    static var componentName: String { "Category tile" }
    static var canvas: SnapshotCanvas { .ideal.margin(8) }

    static var contentVariants: ContentVariants {
        CategoryTile(.Previews.ceramics).named("Ceramics")
        CategoryTile(.Previews.jewelry).named("Jewelry").modes([.light])
        CategoryTile(.Previews.longTitle).named("Two lines").modes(.only(.everyday(and: .light)))
        CategoryTile(.Previews.veryLongTitle).named("Too long").modes([.light])
    }
}
