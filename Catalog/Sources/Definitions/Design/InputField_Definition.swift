import MarketplaceDesign
import Vitrine

enum InputField_Definition: ViewDefinition {
    static var componentName: String { "Text field" }

    static var contentVariants: ContentVariants {
        InputField(
            String(localized: "Email"), text: .constant(""), prompt: String(localized: "name@example.com"),
            help: String(localized: "Only used for your receipt")
        )
        .named("Empty")
        .modes(.adding(.everyday))
        InputField(String(localized: "Email"), text: .constant("amira@exa"), status: .focused).named(
            "Focused")
        InputField(String(localized: "Email"), text: .constant("amira@example.com"), status: .confirmed)
            .named("Confirmed")
            .modes(.adding([.mirrored]))
        InputField(
            String(localized: "Coupon"), text: .constant("LINEN9"),
            status: .wrong(String(localized: "There is no coupon of this name. Did you mean LINEN8?"))
        )
        .named("Wrong")
        .modes(.adding(.everyday(and: .largeText(.accessibility2))))
        InputField(
            String(localized: "Country"), text: .constant("United States"),
            help: String(localized: "Set by your address")
        ).disabled(true)
            .named("Disabled")
    }
}
