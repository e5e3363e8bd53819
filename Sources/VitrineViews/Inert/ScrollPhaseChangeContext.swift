/// How far content would be scrolled, and how fast, when the phase changes.
public nonisolated struct ScrollPhaseChangeContext: Sendable {
    public let geometry: ScrollGeometry
    public let velocity: CGVector?
}
