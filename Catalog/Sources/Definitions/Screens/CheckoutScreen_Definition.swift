import MarketplaceFeatures
import MarketplaceModel
import Vitrine

enum CheckoutScreen_Definition: ViewDefinition {
    static var componentName: String { "Checkout screen" }
    static var canvas: SnapshotCanvas { .device }
    static var modes: ModeSelection { [.coarsePhone] }

    static var contentVariants: ContentVariants {
        get throws {
            try ScreenView(.Previews.named("checkout")).named("On a phone").modes([.coarsePhone, .darkPhone])
            try ScreenView(.Previews.named("checkout")).named("Drawn whole").canvas(.margin(0))
            try ScreenView(.Previews.named("checkout")).named("Large text").modes([.largeTextPhone])
            try ScreenView(.Previews.named("checkout")).named("In Germany").modes([
                .coarsePhone.locale("de_DE").named("phone-de")
            ])
        }
    }
}
