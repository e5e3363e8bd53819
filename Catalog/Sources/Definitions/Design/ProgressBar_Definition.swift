import MarketplaceDesign
import Vitrine

enum ProgressBar_Definition: ViewDefinition {
    static var componentName: String { "Progress bar" }

    static var contentVariants: ContentVariants {
        ProgressBar("Add $12.00 more for free shipping", value: "$23 of $35", share: 0.66)
            .named("On the way")
            .modes(.adding([.rightToLeft, .light.dynamicTypeSize(.accessibility3)]))
        ProgressBar("Nothing in your cart yet", value: "$0 of $35", share: 0).named("Empty").modes([.light])
        ProgressBar("You get free shipping", share: 1).named("Full")
        ProgressBar("Sending photos to the shop", value: "1 of 3", share: 0.33).named("A third").modes([
            .light
        ])
    }
}
