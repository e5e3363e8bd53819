nonisolated extension View {
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modified(by: .coordinateSpaces([name]))
    }

    public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
        coordinateSpace(.named(name))
    }

    /// Does something with a value that depends on the view's size and place, once and whenever it has changed.
    public func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping @Sendable (GeometryProxy) -> Value,
        action: @escaping (_ newValue: Value) -> Void
    ) -> some View {
        onGeometryChange(for: type, of: transform) { _, new in action(new) }
    }

    public func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping @Sendable (GeometryProxy) -> Value,
        action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View {
        modified(
            by: .geometryObserved { proxy, context in
                context.observe(transform(proxy), as: "onGeometryChange", initially: true, action)
            })
    }

    /// Maps what the view draws; a perspective is left out with a finding.
    @ViewBuilder public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        if transform.isAffine {
            transformEffect(transform.affine)
        } else {
            transformEffect(transform.affine).snapshotFinding(
                "'projectionEffect' is drawn without its perspective; what stays is the affine part")
        }
    }
}
