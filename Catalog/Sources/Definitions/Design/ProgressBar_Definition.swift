import MarketplaceDesign
import Vitrine

enum ProgressBar_Definition: ViewDefinition {
    static var componentName: String { "Progress bar" }

    static var contentVariants: ContentVariants {
        ProgressBar(
            String(localized: "Add $12.00 more for free shipping"), value: String(localized: "$23 of $35"),
            share: 0.66
        )
        .named("On the way")
        .modes(.adding(.everyday(and: .mirrored, .largeText(.accessibility3))))
        ProgressBar(
            String(localized: "Nothing in your cart yet"), value: String(localized: "$0 of $35"), share: 0
        ).named("Empty").modes([.light])
        ProgressBar(String(localized: "You get free shipping"), share: 1).named("Full")
        ProgressBar(
            String(localized: "Sending photos to the shop"), value: String(localized: "1 of 3"), share: 0.33
        ).named("A third").modes([
            .light
        ])
    }
}
