import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// A heading whose link performs the action that leads there.
struct ShelfHeader: View {
    let header: ModuleHeader?
    @Environment(\.performAction) private var performAction

    var body: some View {
        if let header {
            SectionHeader(header) { performAction(.open($0)) }
        }
    }
}
