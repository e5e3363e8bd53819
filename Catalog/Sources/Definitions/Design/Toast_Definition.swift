import MarketplaceDesign
import MarketplaceModel
import Vitrine

enum Toast_Definition: ViewDefinition {
    static var contentVariants: ContentVariants {
        Toast("Added to your favorites", icon: .filledHeart, actionTitle: "Undo")
            .named("With an action")
            .modes(.adding([.rightToLeft]))
        Toast("Link copied").named("Text only")
        Toast("You are offline", icon: .warning).named("With an icon")
        Toast(
            "The shop has changed the price of the teapot since you put it into your cart", icon: .tag,
            actionTitle: "Show"
        )
        .named("Long text")
    }
}
