import MarketplaceDesign
import MarketplaceModel
import Vitrine

enum IconButton_Definition: ViewDefinition {
    static var componentName: String { "Icon button" }
    static var canvas: SnapshotCanvas { .ideal.margin(4) }

    static var contentVariants: ContentVariants {
        IconButton(.share, label: "Share").named("Usual")
        IconButton(.chevronLeft, label: "Back").named("Directed").modes([.light, .rightToLeft])
        IconButton(.cart, label: "Cart").disabled(true).named("Disabled")
        FavoriteButton(isFavorite: true) {}.named("Favorite")
        FavoriteButton(isFavorite: false) {}.named("Not a favorite")
    }
}
