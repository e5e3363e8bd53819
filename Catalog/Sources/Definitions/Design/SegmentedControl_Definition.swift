import MarketplaceDesign
import Vitrine

enum SegmentedControl_Definition: ViewDefinition {
    static var componentName: String { "Segmented control" }
    static var canvas: SnapshotCanvas { .margin(0) }

    static var contentVariants: ContentVariants {
        SegmentedControl([String(localized: "Items"), String(localized: "Shops")], selection: .constant(0))
            .named("Two, the first").modes(
                .adding([.mirrored]))
        SegmentedControl([String(localized: "Items"), String(localized: "Shops")], selection: .constant(1))
            .named("Two, the second").modes([.light])
        SegmentedControl(
            [String(localized: "Messages"), String(localized: "Offers"), String(localized: "Orders")],
            selection: .constant(2)
        ).named("Three")
            .modes(.adding(.everyday))
        SegmentedControl(
            [
                String(localized: "Things for sale"), String(localized: "Shops near you"),
                String(localized: "Stories"),
            ], selection: .constant(1)
        )
        .named("Long titles")
        .modes([.light])
    }
}
