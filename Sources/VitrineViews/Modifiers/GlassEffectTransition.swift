/// How glass comes and goes, which a picture does not show.
public nonisolated struct GlassEffectTransition: Hashable, Sendable {
    private let name: String

    public static let identity = GlassEffectTransition(name: "identity")
    public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
    public static let materialize = GlassEffectTransition(name: "materialize")
}
