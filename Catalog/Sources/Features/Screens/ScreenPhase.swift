import MarketplaceModel

/// How far a screen has come.
public enum ScreenPhase: Sendable {
    case loading
    case failed(message: String)
    case loaded(Screen)
}
