import MarketplaceFeatures
import MarketplaceModel
import Vitrine

enum ArticlesScreen_Definition: ViewDefinition {
    static var componentName: String { "Articles screen" }
    static var canvas: SnapshotCanvas { .device }
    static var modes: ModeSelection { [.coarsePhone] }

    static var contentVariants: ContentVariants {
        get throws {
            try ScreenView(.Previews.named("articles")).named("On a phone")
            try ScreenView(.Previews.named("articles")).named("Large text").modes([.largeTextPhone])
            try ScreenView(.Previews.named("articles")).named("On a tablet").modes([.tablet])
            try ScreenView(.Previews.named("articles")).named("Right to left").modes([.rightToLeftPhone])
        }
    }
}
