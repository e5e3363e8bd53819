import MarketplaceFeatures
import MarketplaceModel
import Vitrine

/// One screen in each phase of its loading, with repositories that answer so.
enum ScreenPhases_Definition: ViewDefinition {
    static var componentName: String { "Screen phases" }
    static var canvas: SnapshotCanvas { .device }
    static var modes: ModeSelection { [.coarsePhone] }

    static var contentVariants: ContentVariants {
        get throws {
            PhaseView(.loading).named("Loading").modes([.coarsePhone, .darkPhone])
            ScreenLoader("favorites")
                .environment(\.env, Env(screens: MockScreenRepository(.failure(RepositoryError.offline))))
                .named("Failed")
                .modes(.only(.devices(and: .coarsePhone, .darkPhone)))
            try loader(showing: "favorites")
                .environment(\.experiments, .priceFirst)
                .named("Loaded, prices first")
            try loader(showing: "favorites-empty")
                .named("Loaded, nothing there")
        }
    }

    private static func loader(showing screen: String) throws -> some View {
        let screens = MockScreenRepository(.success(try Screen.Previews.named(screen)))
        return ScreenLoader("favorites").environment(\.env, Env(screens: screens))
    }
}
