import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// A screen of the repository: its outline until it is there, and what went wrong if it does not come.
public struct ScreenLoader: View {
    @State private var model: ScreenModel
    @Environment(\.env) private var env

    public init(_ id: String) {
        _model = State(initialValue: ScreenModel(id: id))
    }

    public var body: some View {
        PhaseView(model.phase)
            .environment(
                \.reload, ReloadAction { [model, env] in Task { await model.load(in: env) } }
            )
            .task { await model.load(in: env) }
    }
}
