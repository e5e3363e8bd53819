/// A view comes from an edge and goes there.
public nonisolated struct MoveTransition: Transition, Sendable {
    public var edge: Edge

    public init(edge: Edge) {
        self.edge = edge
    }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition where Self == MoveTransition {
    public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
