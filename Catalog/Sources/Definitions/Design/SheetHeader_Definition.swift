import MarketplaceDesign
import Vitrine

enum SheetHeader_Definition: ViewDefinition {
    static var componentName: String { "Sheet header" }
    static var canvas: SnapshotCanvas { .margin(0) }

    static var contentVariants: ContentVariants {
        SheetHeader("Filters").named("Title only")
        SheetHeader("Choose a glaze", subtitle: "Each one is a little different")
            .named("With a subtitle")
            .modes(.adding([.rightToLeft]))
        SheetHeader(
            "Where should the shop send your gift when it is ready?", subtitle: "You can change this later"
        )
        .named("Long title")
        .modes([.light])
        SheetHeader("Filters").named("Large text").modes([.light.dynamicTypeSize(.accessibility3)])
    }
}
