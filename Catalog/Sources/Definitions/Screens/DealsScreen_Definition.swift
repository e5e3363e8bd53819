import MarketplaceFeatures
import MarketplaceModel
import Vitrine

enum DealsScreen_Definition: ViewDefinition {
    static var componentName: String { "Deals screen" }
    static var canvas: SnapshotCanvas { .device }
    static var modes: ModeSelection { [.coarsePhone] }

    static var contentVariants: ContentVariants {
        get throws {
            try ScreenView(.Previews.named("deals")).named("On a phone").modes([.phone, .darkPhone])
            try ScreenView(.Previews.named("deals")).named("Drawn whole").canvas(.margin(0))
            try ScreenView(.Previews.named("deals")).named("Lying").modes([.lyingPhone])
            try ScreenView(.Previews.named("deals")).named("Right to left").modes([.rightToLeftPhone])
        }
    }
}
