import MarketplaceFeatures
import MarketplaceModel
import Vitrine

enum YouScreen_Definition: ViewDefinition {
    static var componentName: String { "You screen" }
    static var canvas: SnapshotCanvas { .device }
    static var modes: ModeSelection { [.coarsePhone] }

    static var contentVariants: ContentVariants {
        get throws {
            try ScreenView(.Previews.named("you")).named("On a phone").modes([.coarsePhone, .darkPhone])
            try ScreenView(.Previews.named("you")).named("Drawn whole").canvas(.margin(0))
            try ScreenView(.Previews.named("you")).named("Large text").modes([.largeTextPhone])
            try ScreenView(.Previews.named("you")).named("On a tablet").modes([.tablet])
        }
    }
}
