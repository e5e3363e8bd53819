import MarketplaceModel
import Observation

/// Loads a screen and keeps how far that has come.
@MainActor @Observable
public final class ScreenModel {
    public private(set) var phase = ScreenPhase.loading
    private let id: String

    public init(id: String) {
        self.id = id
    }

    public func load(in env: Env) async {
        phase = .loading
        do {
            phase = .loaded(try await env.screens.screen(id))
            env.log(AnalyticsEvent("screen_loaded", ["screen": id]))
        } catch {
            phase = .failed(message: "\(error)")
            env.log(AnalyticsEvent("screen_failed", ["screen": id]))
        }
    }
}
