import MarketplaceFeatures
import MarketplaceModel
import Vitrine

enum FavoritesScreen_Definition: ViewDefinition {
    static var componentName: String { "Favorites screen" }
    static var canvas: SnapshotCanvas { .device }
    static var modes: ModeSelection { [.coarsePhone] }

    static var contentVariants: ContentVariants {
        get throws {
            try ScreenView(.Previews.named("favorites")).named("Items").modes([.coarsePhone, .darkPhone])
            try ScreenView(.Previews.named("favorites")).named("Items, drawn whole").canvas(.margin(0))
            try ScreenView(.Previews.named("favorites-empty")).named("No shops")
            try ScreenView(.Previews.named("favorites-empty")).named("No shops, large text").modes([
                .largeTextPhone
            ])
        }
    }
}
