/// What a visual effect does to a view, one change after the other.
nonisolated struct VisualChanges: VisualEffect {
    enum Change: Hashable, Sendable {
        case opacity(Double)
        case offset(x: Double, y: Double)
        case effect(VisualChange)
    }

    var changes: [Change]
}
