import MarketplaceDesign
import Vitrine

enum InputField_Definition: ViewDefinition {
    static var componentName: String { "Text field" }

    static var contentVariants: ContentVariants {
        InputField("Email", text: .constant(""), prompt: "name@example.com", help: "For the receipt alone")
            .named("Empty")
        InputField("Email", text: .constant("amira@exa"), status: .focused).named("Focused")
        InputField("Email", text: .constant("amira@example.com"), status: .confirmed)
            .named("Confirmed")
            .modes(.adding([.rightToLeft]))
        InputField(
            "Coupon", text: .constant("LINEN9"),
            status: .wrong("There is no coupon of this name. Did you mean LINEN8?")
        )
        .named("Wrong")
        .modes(.adding([.light.dynamicTypeSize(.accessibility2)]))
        InputField("Country", text: .constant("United States"), help: "Set by your address").disabled(true)
            .named("Disabled")
    }
}
