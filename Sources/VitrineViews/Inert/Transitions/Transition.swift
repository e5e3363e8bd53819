/// A transition of a user's own.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>

    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

    static var properties: TransitionProperties { get }
}

nonisolated extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }

    /// A view as it is in a phase of the transition.
    @MainActor public func apply(content: some View, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(content), phase: phase)
    }

    /// Without effect: nothing moves in a picture.
    public func animation(_ animation: Animation?) -> some Transition { self }

    public func combined<Other: Transition>(with other: Other) -> some Transition {
        CombinedTransition(first: self, second: other)
    }
}
