/// A transition of a user's own.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>

    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

nonisolated extension Transition {
    /// Without effect: nothing moves in a picture.
    public func animation(_ animation: Animation?) -> Self { self }
    /// Without effect: nothing comes or goes in a picture.
    public func combined<Other: Transition>(with other: Other) -> Self { self }
}
