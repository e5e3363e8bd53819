import MarketplaceFeatures
import MarketplaceModel
import Vitrine

enum SearchScreen_Definition: ViewDefinition {
    static var componentName: String { "Search screen" }
    static var canvas: SnapshotCanvas { .device }
    static var modes: ModeSelection { [.coarsePhone] }

    static var contentVariants: ContentVariants {
        get throws {
            try ScreenView(.Previews.named("search-start")).named("Before searching")
            try ScreenView(.Previews.named("search")).named("Results").modes([.coarsePhone, .darkPhone])
            try ScreenView(.Previews.named("search")).named("Results, drawn whole").canvas(.margin(0))
            try ScreenView(.Previews.named("search")).named("Results, large text").modes([.largeTextPhone])
        }
    }
}
