/// A view comes from an edge and goes to the opposite one.
public nonisolated struct PushTransition: Transition, Sendable {
    public var edge: Edge

    public init(edge: Edge) {
        self.edge = edge
    }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition where Self == PushTransition {
    public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
