nonisolated extension View {
    /// Shapes the view's ground like glass, which is shown as a plain material.
    public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule()) -> some View {
        background(Material.regular, in: shape)
    }

    public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        self
    }

    public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
        self
    }

    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// How glass comes and goes, which a picture does not show.
public nonisolated struct GlassEffectTransition: Hashable, Sendable {
    private let name: String

    public static let identity = GlassEffectTransition(name: "identity")
    public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
    public static let materialize = GlassEffectTransition(name: "materialize")
}
