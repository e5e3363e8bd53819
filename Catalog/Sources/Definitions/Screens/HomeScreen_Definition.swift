import MarketplaceFeatures
import MarketplaceModel
import Vitrine

/// Whole screens as a server sends them, on a phone.
enum HomeScreen_Definition: ViewDefinition {
    static var componentName: String { "Home screen" }
    static var canvas: SnapshotCanvas { .device }
    static var modes: ModeSelection { [.coarsePhone] }

    static var contentVariants: ContentVariants {
        get throws {
            let screen = try Screen.Previews.named("home")
            PhaseView(.loaded(screen)).named("Loaded").modes([.phone, .darkPhone, .tablet])
            PhaseView(.loaded(screen)).named("Lying").modes([.lyingPhone])
            PhaseView(.loading).named("Loading")
            ScreenLoader("home")
                .environment(\.env, Env(screens: MockScreenRepository(.failure(RepositoryError.offline))))
                .named("Failed")
            ScreenLoader("home")
                .environment(\.env, Env(screens: MockScreenRepository(.success(screen))))
                .environment(\.experiments, .priceFirst)
                .named("Experiment: price first")
        }
    }
}
