import MarketplaceModel
import Vitrine

/// Does what the components inside ask for: keeps what concerns their looks, and hands everything on.
public struct SessionHost<Content: View>: View {
    private let content: Content
    @State private var store = StateStore(Session(), reduce: Session.reduce)
    @Environment(\.performAction) private var performAction
    @Environment(\.env) private var env

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View {
        content
            .environment(\.session, store.value)
            .environment(
                \.performAction,
                PerformAction { [store, env, performAction] action in
                    store.send(action)
                    if let event = action.event { env.log(event) }
                    performAction(action)
                })
    }
}
