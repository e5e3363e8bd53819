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

    /// Changes the cart, which is counted.
    private func send(_ message: CartState.Message) {
        store.send(message)
        performAction(.log(message.event))
    }

    public var body: some View {
        let cart = store.value
        VStack(alignment: .leading, spacing: Spacing.large) {
            if cart.lines.isEmpty {
                EmptyState(
                    String(localized: "Your cart is empty"),
                    text: String(localized: "What you add will wait for you here."), icon: .cart,
                    actionTitle: String(localized: "Find something lovely")
                ) {
                    performAction(.open(.screen("home")))
                }
            }
            ForEach(cart.lines) { line in
                CartLineView(line: line, send: send)
                Hairline()
            }
            if !cart.saved.isEmpty {
                SectionHeader(ModuleHeader(title: String(localized: "Saved for later")))
                ForEach(cart.saved) { line in
                    SavedLineView(line: line, send: send)
                }
            }
        }
    }
}
