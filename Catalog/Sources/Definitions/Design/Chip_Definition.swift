import MarketplaceDesign
import MarketplaceModel
import Vitrine

enum Chip_Definition: ViewDefinition {
    static var canvas: SnapshotCanvas { .ideal.margin(8) }

    static var contentVariants: ContentVariants {
        Chip("On sale").named("Usual")
        Chip("On sale", isSelected: true).named("Selected").modes(
            .adding([.light.dynamicTypeSize(.accessibility3)]))
        Chip("Near you", icon: .location).named("With an icon").modes(.adding([.rightToLeft]))
        Chip("Ink").disabled(true).named("Sold out")
        Chip("Gifts under thirty dollars that arrive before the holidays").named("Long text").canvas(
            .width(240)
        ).modes([.light])
    }
}
