import MarketplaceFeatures
import MarketplaceModel
import Vitrine

enum SettingsScreen_Definition: ViewDefinition {
    static var componentName: String { "Settings screen" }
    static var canvas: SnapshotCanvas { .device }
    static var modes: ModeSelection { [.coarsePhone] }

    static var contentVariants: ContentVariants {
        get throws {
            try ScreenView(.Previews.named("settings")).named("On a phone").modes([.coarsePhone, .darkPhone])
            try ScreenView(.Previews.named("settings")).named("Drawn whole").canvas(.margin(0))
            try ScreenView(.Previews.named("settings")).named("Right to left").modes([.rightToLeftPhone])
            try ScreenView(.Previews.named("settings")).named("Large text").modes([.largeTextPhone])
        }
    }
}
