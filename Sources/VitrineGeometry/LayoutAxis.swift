/// One of the two directions in which lengths are measured.
public enum LayoutAxis: Hashable, Sendable, CaseIterable {
    /// From left to right, or from leading to trailing.
    case horizontal
    /// From top to bottom.
    case vertical

    /// The other axis.
    @inlinable
    public var perpendicular: LayoutAxis {
        self == .horizontal ? .vertical : .horizontal
    }
}
