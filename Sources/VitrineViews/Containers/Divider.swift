/// A hairline across its stack; between the items of a menu a gap.
public nonisolated struct Divider: View, Sendable {
    public init() {}
}

extension Divider: PrimitiveView {
    package var primitive: Primitive { .modified(DividerLine(), .trait { $0[DividerTrait.self] = true }) }
}

private struct DividerLine: PrimitiveView {
    var primitive: Primitive { .divider }
}

/// By this a menu finds views that only part others.
enum DividerTrait: TraitKey { typealias Value = Bool }
