import MarketplaceDesign
import MarketplaceModel
import Vitrine

enum Chip_Definition: ViewDefinition {
    static var canvas: SnapshotCanvas { .ideal.margin(8) }

    static var contentVariants: ContentVariants {
        Chip(String(localized: "On sale")).named("Usual")
        Chip(String(localized: "On sale"), isSelected: true).named("Selected").modes(
            .adding(.everyday(and: .largeText(.accessibility3))))
        Chip(String(localized: "Near you"), icon: .location).named("With an icon").modes(
            .adding(.everyday(and: .mirrored)))
        Chip(String(localized: "Ink")).disabled(true).named("Sold out")
        Chip(String(localized: "Gifts under thirty dollars that arrive before the holidays")).named(
            "Long text"
        ).canvas(
            .width(240)
        ).modes([.light])
    }
}
