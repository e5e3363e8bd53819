import MarketplaceFeatures
import MarketplaceModel
import Vitrine

/// What people read and set.
enum AccountScreens_Definition: ViewDefinition {
    static var componentName: String { "Account screens" }
    static var canvas: SnapshotCanvas { .device }
    static var modes: ModeSelection { [.coarsePhone] }

    static var contentVariants: ContentVariants {
        get throws {
            try ScreenView(.Previews.named("activity")).named("Activity with an unknown module").modes([
                .coarsePhone, .darkPhone,
            ])
            try ScreenView(.Previews.named("articles")).named("Articles")
            try ScreenView(.Previews.named("articles")).named("Articles on a tablet").modes([.tablet])
            try ScreenView(.Previews.named("settings")).named("Settings").modes(
                .only(.devices(and: .coarsePhone, .darkPhone, .rightToLeftPhone, .largeTextPhone)))
        }
    }
}
