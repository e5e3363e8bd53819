/// A view comes and goes at once.
public nonisolated struct IdentityTransition: Transition, Sendable {
    public init() {}

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition where Self == IdentityTransition {
    public static var identity: IdentityTransition { IdentityTransition() }
}
