import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// News that lead to a page.
struct BannerView: View {
    let module: BannerModule
    @Environment(\.performAction) private var performAction

    var body: some View {
        Banner(module) { performAction(.open($0)) }
    }
}
