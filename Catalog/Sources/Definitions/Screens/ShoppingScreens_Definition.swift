import MarketplaceFeatures
import MarketplaceModel
import Vitrine

/// From looking for a thing to paying for it.
enum ShoppingScreens_Definition: ViewDefinition {
    static var componentName: String { "Shopping screens" }
    static var canvas: SnapshotCanvas { .device }
    static var modes: ModeSelection { [.coarsePhone] }

    static var contentVariants: ContentVariants {
        get throws {
            try ScreenView(.Previews.named("search-start")).named("Before searching")
            try ScreenView(.Previews.named("search")).named("Search results").modes([
                .coarsePhone, .darkPhone,
            ])
            try ScreenView(.Previews.named("product")).named("Product").modes([
                .phone,
                .coarsePhone.environment(\.experiments, .buyNow, named: "buy-now").named("phone-buy-now"),
                .tablet.locale("ar_EG").rightToLeft.dark.named("tablet-ar-dark"),
            ])
            try ScreenView(.Previews.named("product")).named("Product, drawn whole").canvas(.margin(0))
            try ScreenView(.Previews.named("cart")).named("Cart").modes(
                .only(.devices(and: .phone, .darkPhone, .rightToLeftPhone)))
            try ScreenView(.Previews.named("cart-empty")).named("Cart, empty")
            try ScreenView(.Previews.named("checkout")).named("Checkout").modes(
                .only(.devices(and: .coarsePhone, .largeTextPhone)))
            try ScreenView(.Previews.named("checkout")).named("Checkout in Germany").modes([
                .coarsePhone.locale("de_DE").named("phone-de")
            ])
        }
    }
}
