import MarketplaceDesign
import MarketplaceModel
import Vitrine

enum Toast_Definition: ViewDefinition {
    static var contentVariants: ContentVariants {
        Toast(
            String(localized: "Added to your favorites"), icon: .filledHeart,
            actionTitle: String(localized: "Undo")
        )
        .named("With an action")
        .modes(.adding(.everyday(and: .mirrored)))
        Toast(String(localized: "Link copied")).named("Text only")
        Toast(String(localized: "You are offline"), icon: .warning).named("With an icon")
        Toast(
            String(localized: "The shop has changed the price of the teapot since you put it into your cart"),
            icon: .tag,
            actionTitle: String(localized: "Show")
        )
        .named("Long text")
    }
}
