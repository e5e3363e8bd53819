import MarketplaceDesign
import Vitrine

enum RadioGroup_Definition: ViewDefinition {
    static var componentName: String { "Radio group" }

    static var contentVariants: ContentVariants {
        RadioGroup(shipping, selection: .constant("standard"))
            .named("First chosen")
            .modes(.adding([.rightToLeft]))
        RadioGroup(shipping, selection: .constant("express")).named("Second chosen").modes([.light])
        RadioGroup(shipping, selection: .constant("")).named("None chosen").modes([.light])
        RadioGroup(shipping, selection: .constant("standard")).disabled(true).named("Disabled")
    }

    private static var shipping: [RadioGroup.Choice] {
        [
            RadioGroup.Choice(id: "standard", title: "Standard", caption: "Nov 28 – Dec 2", value: "Free"),
            RadioGroup.Choice(id: "express", title: "Express", caption: "Nov 25", value: "$12.00"),
            RadioGroup.Choice(id: "pickup", title: "Pick up in Irvington", value: "Free"),
        ]
    }
}
