import MarketplaceDesign
import MarketplaceModel
import Vitrine

enum NavigationBar_Definition: ViewDefinition {
    static var componentName: String { "Navigation bar" }
    static var canvas: SnapshotCanvas { .margin(0) }

    static var contentVariants: ContentVariants {
        NavigationBar(.Previews.large).named("Large title").modes(.adding(.everyday(and: .mirrored)))
        NavigationBar(.Previews.inline).named("Inline title").modes(.adding(.everyday(and: .mirrored)))
        NavigationBar(.Previews.titleOnly).named("Title only").modes([.light])
        NavigationBar(.Previews.longTitle).named("Long title").modes([.light])
    }
}
