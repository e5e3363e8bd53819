import MarketplaceDesign
import Vitrine

enum ToggleRow_Definition: ViewDefinition {
    static var componentName: String { "Toggle row" }

    static var contentVariants: ContentVariants {
        ToggleRow(
            String(localized: "Messages"), caption: String(localized: "From shops and buyers"),
            isOn: .constant(true)
        )
        .named("On")
        .modes(.adding(.everyday(and: .mirrored)))
        ToggleRow(String(localized: "News from us"), isOn: .constant(false)).named("Off")
        ToggleRow(
            String(localized: "Shops near you"),
            caption: String(localized: "Allow access to your location first"), isOn: .constant(false)
        )
        .disabled(true)
        .named("Disabled")
        ToggleRow(
            String(localized: "Tell me when something that I like costs less than it did when I liked it"),
            caption: String(localized: "At most one message a day, in the evening"), isOn: .constant(true)
        )
        .named("Long text")
        .modes(.only(.everyday(and: .light, .largeText(.accessibility3))))
    }
}
