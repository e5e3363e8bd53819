/// A view comes from the leading edge and goes to the trailing one.
public nonisolated struct SlideTransition: Transition, Sendable {
    public init() {}

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition where Self == SlideTransition {
    public static var slide: SlideTransition { SlideTransition() }
}
