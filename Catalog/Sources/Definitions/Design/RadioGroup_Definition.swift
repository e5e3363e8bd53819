import MarketplaceDesign
import Vitrine

enum RadioGroup_Definition: ViewDefinition {
    static var componentName: String { "Radio group" }

    static var contentVariants: ContentVariants {
        RadioGroup(shipping, selection: .constant("standard"))
            .named("First chosen")
            .modes(.adding(.everyday(and: .mirrored)))
        RadioGroup(shipping, selection: .constant("express")).named("Second chosen").modes([.light])
        RadioGroup(shipping, selection: .constant("")).named("None chosen").modes([.light])
        RadioGroup(shipping, selection: .constant("standard")).disabled(true).named("Disabled")
    }

    private static var shipping: [RadioGroup.Choice] {
        [
            RadioGroup.Choice(
                id: "standard", title: String(localized: "Standard"),
                caption: String(localized: "Nov 28 – Dec 2"), value: String(localized: "Free")),
            RadioGroup.Choice(
                id: "express", title: String(localized: "Express"), caption: String(localized: "Nov 25"),
                value: String(localized: "$12.00")),
            RadioGroup.Choice(
                id: "pickup", title: String(localized: "Pick up in Irvington"),
                value: String(localized: "Free")),
        ]
    }
}
