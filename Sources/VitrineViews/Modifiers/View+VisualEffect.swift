nonisolated extension View {
    /// Changes how the view looks, depending on where it lies and how large it is.
    public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(GeometryDependentEffect { effect(EmptyVisualEffect(), $0).changes })
    }

    /// Shows the view in the transition's identity phase, in the middle of its scroll view.
    public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
        axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(topLeading, axis: axis, transition: transition)
    }

    /// Shows the view in the transition's identity phase, in the middle of its scroll view.
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        VisuallyChanged(content: self, changes: transition(EmptyVisualEffect(), .identity).changes)
    }
}

/// Looks at a view's place, and changes its look in the next pass.
private nonisolated struct GeometryDependentEffect: ViewModifier {
    let effect: @Sendable (GeometryProxy) -> [VisualChanges.Change]
    @State private var changes: [VisualChanges.Change] = []

    @MainActor func body(content: Content) -> some View {
        VisuallyChanged(
            content: content.onGeometryChange(for: [VisualChanges.Change].self, of: effect) { changes = $0 },
            changes: changes)
    }
}
