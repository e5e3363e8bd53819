import MarketplaceDesign
import Vitrine

enum ToggleRow_Definition: ViewDefinition {
    static var componentName: String { "Toggle row" }

    static var contentVariants: ContentVariants {
        ToggleRow("Messages", caption: "From shops and buyers", isOn: .constant(true))
            .named("On")
            .modes(.adding([.rightToLeft]))
        ToggleRow("News from us", isOn: .constant(false)).named("Off")
        ToggleRow("Shops near you", caption: "Allow access to your location first", isOn: .constant(false))
            .disabled(true)
            .named("Disabled")
        ToggleRow(
            "Tell me when something that I like costs less than it did when I liked it",
            caption: "At most one message a day, in the evening", isOn: .constant(true)
        )
        .named("Long text")
        .modes([.light, .light.dynamicTypeSize(.accessibility3)])
    }
}
