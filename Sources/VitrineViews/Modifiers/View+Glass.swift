nonisolated extension View {
    /// Shapes the view's background like glass, which is shown as a plain material.
    public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule()) -> some View {
        background(Material.regular, in: shape)
    }

    /// Without effect: nothing moves in a picture.
    public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        self
    }

    public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
        self
    }

    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}
