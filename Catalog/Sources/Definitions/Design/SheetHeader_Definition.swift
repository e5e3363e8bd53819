import MarketplaceDesign
import Vitrine

enum SheetHeader_Definition: ViewDefinition {
    static var componentName: String { "Sheet header" }
    static var canvas: SnapshotCanvas { .margin(0) }

    static var contentVariants: ContentVariants {
        SheetHeader(String(localized: "Filters")).named("Title only")
        SheetHeader(
            String(localized: "Choose a glaze"), subtitle: String(localized: "Each one is a little different")
        )
        .named("With a subtitle")
        .modes(.adding(.everyday(and: .mirrored)))
        SheetHeader(
            String(localized: "Where should the shop send your gift when it is ready?"),
            subtitle: String(localized: "You can change this later")
        )
        .named("Long title")
        .modes([.light])
        SheetHeader(String(localized: "Filters")).named("Large text").modes([
            .largeText(.accessibility3)
        ])
    }
}
