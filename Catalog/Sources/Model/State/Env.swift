import Vitrine

/// What the app takes from outside, supplied once at its root.
public struct Env: Sendable {
    public var screens: any ScreenRepository
    /// Counts what people do.
    public var log: @MainActor @Sendable (AnalyticsEvent) -> Void

    public init(
        screens: any ScreenRepository, log: @escaping @MainActor @Sendable (AnalyticsEvent) -> Void = { _ in }
    ) {
        self.screens = screens
        self.log = log
    }
}

extension EnvironmentValues {
    /// What the app takes from outside; without a root, nothing can be loaded.
    public var env: Env {
        get { self[EnvKey.self] }
        set { self[EnvKey.self] = newValue }
    }
}

private enum EnvKey: EnvironmentKey {
    static var defaultValue: Env { Env(screens: MockScreenRepository(.failure(RepositoryError.offline))) }
}
