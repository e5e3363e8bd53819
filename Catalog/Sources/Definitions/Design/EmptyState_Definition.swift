import MarketplaceDesign
import MarketplaceModel
import Vitrine

enum EmptyState_Definition: ViewDefinition {
    static var componentName: String { "Empty state" }

    static var contentVariants: ContentVariants {
        EmptyState(
            "No favorites yet",
            text: "Tap the heart on anything that you like, and you will find it again here.",
            icon: .heart, actionTitle: "Look around"
        )
        .named("With an action")
        .modes(.adding([.light.dynamicTypeSize(.accessibility2)]))
        EmptyState("Nothing new", text: "We will tell you when a shop replies.", icon: .bell).named(
            "Without an action")
        EmptyState("No results", icon: .search).named("Title only").modes([.light])
        EmptyState(
            "That did not work", text: "You seem to be offline. Check your connection and try again.",
            icon: .warning,
            actionTitle: "Try again"
        )
        .named("Failed")
    }
}
