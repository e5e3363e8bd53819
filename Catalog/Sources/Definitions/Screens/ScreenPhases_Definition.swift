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
            let favorites = try Screen.Previews.named("favorites")
            let empty = try Screen.Previews.named("favorites-empty")
            PhaseView(.loading).named("Loading").modes([.coarsePhone, .darkPhone])
            ScreenLoader("favorites")
                .environment(\.env, Env(screens: MockScreenRepository(.failure(RepositoryError.offline))))
                .named("Failed")
                .modes(.only(.devices(and: .coarsePhone, .darkPhone)))
            ScreenLoader("favorites")
                .environment(\.env, Env(screens: MockScreenRepository(.success(favorites))))
                .environment(\.experiments, .priceFirst)
                .named("Loaded, prices first")
            ScreenLoader("favorites")
                .environment(\.env, Env(screens: MockScreenRepository(.success(empty))))
                .named("Loaded, nothing there")
        }
    }
}
