import MarketplaceFeatures
import MarketplaceModel
import Vitrine

enum CategoryShelf_Definition: ViewDefinition {
    static var componentName: String { "Category shelf" }
    static var canvas: SnapshotCanvas { .margin(0) }

    static var contentVariants: ContentVariants {
        CategoryShelf(module: .Previews.withHeader).padding(.vertical).named("With a header").modes(
            .adding([.mirrored]))
        CategoryShelf(module: .Previews.withoutHeader).padding(.vertical).named("Without a header").modes([
            .light
        ])
        CategoryShelf(module: .Previews.two).padding(.vertical).named("Two categories").modes(
            .only(.everyday(and: .coarse)))
        CategoryShelf(module: .Previews.withHeader).padding(.vertical).named("On a tablet").modes([
            .coarse.size(width: 744)
        ])
    }
}
