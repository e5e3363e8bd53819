import MarketplaceDesign
import Vitrine

enum Checkbox_Definition: ViewDefinition {
    static var contentVariants: ContentVariants {
        Checkbox(
            String(localized: "This order is a gift"),
            caption: String(localized: "The package will not show any prices."), isOn: .constant(true)
        )
        .named("Ticked")
        .modes(.adding(.everyday(and: .mirrored)))
        Checkbox(String(localized: "Ads from partners"), isOn: .constant(false)).named("Not ticked")
        Checkbox(String(localized: "Insure the package"), isOn: .constant(true)).disabled(true).named(
            "Ticked, disabled")
        Checkbox(String(localized: "Insure the package"), isOn: .constant(false)).disabled(true).named(
            "Disabled")
        Checkbox(
            String(localized: "I have read how the shop deals with returns of things that are made to order"),
            caption: String(localized: "Opens in the browser"), isOn: .constant(true)
        )
        .named("Long text")
        .modes([.light, .largeText(.accessibility3)])
    }
}
