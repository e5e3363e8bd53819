public import VitrineGeometry

extension Proposal {
    /// A length of exactly this size on both axes; a negative side counts as 0.
    @inlinable
    public init(_ size: Size) {
        self.init(width: .length(max(0, size.width)), height: .length(max(0, size.height)))
    }

    /// What is proposed along an axis.
    @inlinable
    public subscript(axis: LayoutAxis) -> ProposedLength {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}
