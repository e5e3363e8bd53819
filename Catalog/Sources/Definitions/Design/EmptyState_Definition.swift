import MarketplaceDesign
import MarketplaceModel
import Vitrine

enum EmptyState_Definition: ViewDefinition {
    static var componentName: String { "Empty state" }

    static var contentVariants: ContentVariants {
        EmptyState(
            String(localized: "No favorites yet"),
            text: String(
                localized: "Tap the heart on anything that you like, and you will find it again here."),
            icon: .heart, actionTitle: String(localized: "Look around")
        )
        .named("With an action")
        .modes(.adding(.everyday(and: .largeText(.accessibility2))))
        EmptyState(
            String(localized: "Nothing new"),
            text: String(localized: "We will tell you when a shop replies."), icon: .bell
        ).named(
            "Without an action")
        EmptyState(String(localized: "No results"), icon: .search).named("Title only").modes([.light])
        EmptyState(
            String(localized: "That did not work"),
            text: String(localized: "You seem to be offline. Check your connection and try again."),
            icon: .warning,
            actionTitle: String(localized: "Try again")
        )
        .named("Failed")
    }
}
