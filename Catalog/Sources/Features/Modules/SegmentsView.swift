import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// The parts of a screen, of which one is shown.
struct SegmentsView: View {
    let module: SegmentsModule
    @State private var selection: Int

    init(module: SegmentsModule) {
        self.module = module
        _selection = State(initialValue: module.selected)
    }

    var body: some View {
        SegmentedControl(module.titles, selection: $selection)
    }
}
