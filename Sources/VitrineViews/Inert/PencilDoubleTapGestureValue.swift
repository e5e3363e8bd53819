/// Two taps on a pencil.
public nonisolated struct PencilDoubleTapGestureValue: Hashable, Sendable {
    public let hoverPose: PencilHoverPose?
}
