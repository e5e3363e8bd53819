import MarketplaceDesign
import Vitrine

enum Checkbox_Definition: ViewDefinition {
    static var contentVariants: ContentVariants {
        Checkbox(
            "This order is a gift", caption: "Prices are left out of the package.", isOn: .constant(true)
        )
        .named("Ticked")
        .modes(.adding([.rightToLeft]))
        Checkbox("Ads from partners", isOn: .constant(false)).named("Not ticked")
        Checkbox("Insure the package", isOn: .constant(true)).disabled(true).named("Ticked, disabled")
        Checkbox("Insure the package", isOn: .constant(false)).disabled(true).named("Disabled")
        Checkbox(
            "I have read how the shop deals with returns of things that are made to order",
            caption: "Opens in the browser", isOn: .constant(true)
        )
        .named("Long text")
        .modes([.light, .light.dynamicTypeSize(.accessibility3)])
    }
}
