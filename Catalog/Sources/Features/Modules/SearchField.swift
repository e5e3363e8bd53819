import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// A field to search with that keeps what is typed.
struct SearchField: View {
    let module: SearchModule
    @State private var query: String

    init(module: SearchModule) {
        self.module = module
        _query = State(initialValue: module.query ?? "")
    }

    var body: some View {
        SearchBar(module.prompt, text: $query, isActive: module.query != nil) { query = "" }
    }
}
