/// A transition of a user's own.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>

    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

nonisolated extension Transition {
    public func animation(_ animation: Animation?) -> Self { self }
    public func combined<Other: Transition>(with other: Other) -> Self { self }
}
