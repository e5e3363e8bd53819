import MarketplaceFeatures
import MarketplaceModel
import Vitrine

enum CartView_Definition: ViewDefinition {
    static var componentName: String { "Cart" }

    static var contentVariants: ContentVariants {
        get throws {
            CartView(store: store(try .Previews.two)).named("Two lines").modes([
                .light, .coarse.dark, .coarse.rightToLeft,
            ])
            CartView(store: store(try .Previews.withSaved)).named("One saved for later").modes(
                .only(.everyday(and: .coarse)))
            CartView(store: store(.Previews.empty)).named("Empty").modes([.coarse])
            CartView(store: store(try .Previews.onlySaved)).named("Empty, one saved for later").modes([.light]
            )
            CartView(store: store(try .Previews.two, .saveForLater(id: "l-2"), .setCount(2, id: "l-1")))
                .named("After saving one for later")
                .modes([.coarse])
        }
    }

    /// The store after some messages.
    private static func store(
        _ cart: CartModule, _ messages: CartState.Message...
    ) -> CartState.Store {
        let store = CartState.Store(CartState(cart), reduce: CartState.reduce)
        for message in messages { store.send(message) }
        return store
    }
}
