import MarketplaceDesign
import MarketplaceModel

/// The states that parts of one screen share: what is chosen of a product, what is in the cart.
@MainActor
public struct ScreenStores {
    public let options: OptionsState.Store?
    public let cart: CartState.Store?

    nonisolated public init() {
        options = nil
        cart = nil
    }

    public init(for screen: Screen) {
        var options: OptionsState.Store?
        var cart: CartState.Store?
        for module in screen.modules(isLandscape: false) {
            if case .options(let module) = module {
                options = OptionsState.Store(OptionsState(module), reduce: OptionsState.reduce)
            }
            if case .cart(let module) = module {
                cart = CartState.Store(CartState(module), reduce: CartState.reduce)
            }
        }
        self.options = options
        self.cart = cart
    }
}
