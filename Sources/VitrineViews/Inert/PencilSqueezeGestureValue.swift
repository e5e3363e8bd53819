/// A squeeze of a pencil.
public nonisolated struct PencilSqueezeGestureValue: Hashable, Sendable {
    public let hoverPose: PencilHoverPose?
}
