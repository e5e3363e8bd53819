import MarketplaceFeatures
import MarketplaceModel
import Vitrine

enum ProductScreen_Definition: ViewDefinition {
    static var componentName: String { "Product screen" }
    static var canvas: SnapshotCanvas { .device }
    static var modes: ModeSelection { [.coarsePhone] }

    static var contentVariants: ContentVariants {
        get throws {
            try ScreenView(.Previews.named("product")).named("On a phone").modes([.phone, .darkPhone])
            try ScreenView(.Previews.named("product")).named("Drawn whole").canvas(.margin(0))
            try ScreenView(.Previews.named("product")).environment(\.experiments, .buyNow).named(
                "Experiment: buy now")
            try ScreenView(.Previews.named("product")).named("Right to left").modes([.rightToLeftPhone])
            try ScreenView(.Previews.named("product")).named("On a tablet").modes([.tablet])
        }
    }
}
