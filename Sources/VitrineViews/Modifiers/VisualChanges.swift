/// The changes that a visual effect makes to a view, one after the other.
nonisolated struct VisualChanges: VisualEffect {
    enum Change: Hashable, Sendable {
        case opacity(Double)
        case offset(x: Double, y: Double)
        case effect(VisualChange)
    }

    var changes: [Change]
}
