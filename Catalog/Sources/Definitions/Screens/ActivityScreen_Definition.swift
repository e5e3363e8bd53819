import MarketplaceFeatures
import MarketplaceModel
import Vitrine

enum ActivityScreen_Definition: ViewDefinition {
    static var componentName: String { "Activity screen" }
    static var canvas: SnapshotCanvas { .device }
    static var modes: ModeSelection { [.coarsePhone] }

    static var contentVariants: ContentVariants {
        get throws {
            try ScreenView(.Previews.named("activity")).named("With an unknown module").modes([
                .coarsePhone, .darkPhone,
            ])
            try ScreenView(.Previews.named("activity")).named("Right to left").modes([.rightToLeftPhone])
            try ScreenView(.Previews.named("activity")).named("Large text").modes([.largeTextPhone])
            try ScreenView(.Previews.named("activity")).named("Lying").modes([.lyingPhone])
        }
    }
}
