import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// Nothing, and what can be done about that.
struct EmptyModuleView: View {
    let module: EmptyModule
    @Environment(\.performAction) private var performAction

    var body: some View {
        EmptyState(module.title, text: module.text, icon: module.icon, actionTitle: module.link?.title) {
            if let link = module.link { performAction(.open(link.destination)) }
        }
    }
}
