import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// What is going to be bought, and below it what is kept for later.
public struct CartView: View {
    private let store: CartState.Store
    @Environment(\.performAction) private var performAction

    public init(store: CartState.Store) {
        self.store = store
    }

    public var body: some View {
        let cart = store.value
        VStack(alignment: .leading, spacing: Spacing.large) {
            if cart.lines.isEmpty {
                EmptyState(
                    "Your cart is empty", text: "What you add will wait for you here.", icon: .cart,
                    actionTitle: "Find something lovely"
                ) {
                    performAction(.open(.screen("home")))
                }
            }
            ForEach(cart.lines) { line in
                CartLineView(line: line, send: store.send)
                Hairline()
            }
            if !cart.saved.isEmpty {
                SectionHeader(ModuleHeader(title: "Saved for later"))
                ForEach(cart.saved) { line in
                    SavedLineView(line: line, send: store.send)
                }
            }
        }
    }
}
