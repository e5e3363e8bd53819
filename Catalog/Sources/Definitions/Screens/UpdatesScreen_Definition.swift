import MarketplaceFeatures
import MarketplaceModel
import Vitrine

enum UpdatesScreen_Definition: ViewDefinition {
    static var componentName: String { "Updates screen" }
    static var canvas: SnapshotCanvas { .device }
    static var modes: ModeSelection { [.coarsePhone] }

    static var contentVariants: ContentVariants {
        get throws {
            try ScreenView(.Previews.named("updates")).named("Messages").modes([.coarsePhone, .darkPhone])
            try ScreenView(.Previews.named("updates")).named("Right to left").modes([.rightToLeftPhone])
            try ScreenView(.Previews.named("updates")).named("Large text").modes([.largeTextPhone])
            try ScreenView(.Previews.named("updates")).named("Lying").modes([.lyingPhone])
        }
    }
}
