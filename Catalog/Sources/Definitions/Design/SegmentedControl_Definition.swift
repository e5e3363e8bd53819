import MarketplaceDesign
import Vitrine

enum SegmentedControl_Definition: ViewDefinition {
    static var componentName: String { "Segmented control" }
    static var canvas: SnapshotCanvas { .margin(0) }

    static var contentVariants: ContentVariants {
        SegmentedControl(["Items", "Shops"], selection: .constant(0)).named("Two, the first").modes(
            .adding([.rightToLeft]))
        SegmentedControl(["Items", "Shops"], selection: .constant(1)).named("Two, the second").modes([.light])
        SegmentedControl(["Messages", "Offers", "Orders"], selection: .constant(2)).named("Three")
        SegmentedControl(["Things for sale", "Shops near you", "Stories"], selection: .constant(1))
            .named("Long titles")
            .modes([.light])
    }
}
