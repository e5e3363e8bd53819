import MarketplaceDesign
import MarketplaceModel
import Vitrine

enum IconButton_Definition: ViewDefinition {
    static var componentName: String { "Icon button" }
    static var canvas: SnapshotCanvas { .ideal.margin(4) }

    static var contentVariants: ContentVariants {
        IconButton(.share, label: String(localized: "Share")).named("Usual")
        IconButton(.chevronLeft, label: String(localized: "Back")).named("Directed").modes(
            .only(.everyday(and: .light, .mirrored)))
        IconButton(.cart, label: String(localized: "Cart")).disabled(true).named("Disabled")
        FavoriteButton(isFavorite: true) {}.named("Favorite")
        FavoriteButton(isFavorite: false) {}.named("Not a favorite")
    }
}
