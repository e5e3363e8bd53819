/// One of the two directions in which lengths are measured.
public enum LayoutAxis: Hashable, Sendable, CaseIterable {
    case horizontal
    case vertical

    @inlinable
    public var perpendicular: LayoutAxis {
        self == .horizontal ? .vertical : .horizontal
    }
}
