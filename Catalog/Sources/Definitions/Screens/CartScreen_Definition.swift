import MarketplaceFeatures
import MarketplaceModel
import Vitrine

enum CartScreen_Definition: ViewDefinition {
    static var componentName: String { "Cart screen" }
    static var canvas: SnapshotCanvas { .device }
    static var modes: ModeSelection { [.coarsePhone] }

    static var contentVariants: ContentVariants {
        get throws {
            try ScreenView(.Previews.named("cart")).named("With things").modes([.phone, .darkPhone])
            try ScreenView(.Previews.named("cart")).named("Drawn whole").canvas(.margin(0))
            try ScreenView(.Previews.named("cart-empty")).named("Empty")
            try ScreenView(.Previews.named("cart")).named("Right to left").modes([.rightToLeftPhone])
        }
    }
}
