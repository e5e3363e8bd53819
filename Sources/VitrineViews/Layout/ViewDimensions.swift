public import Foundation

/// The size of a view and its alignment guides, as `alignmentGuide(_:computeValue:)` is given them.
public nonisolated struct ViewDimensions {
    public let width: CGFloat
    public let height: CGFloat
    private let guide: (AlignmentKey) -> CGFloat
    private let explicitGuide: (AlignmentKey) -> CGFloat?

    package init(
        width: CGFloat, height: CGFloat, guide: @escaping (AlignmentKey) -> CGFloat,
        explicitGuide: @escaping (AlignmentKey) -> CGFloat?
    ) {
        self.width = width
        self.height = height
        self.guide = guide
        self.explicitGuide = explicitGuide
    }

    /// The distance of a guide that something in the view has set.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitGuide(guide.key) }

    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitGuide(guide.key) }

    package subscript(explicit key: AlignmentKey) -> CGFloat? { explicitGuide(key) }

    /// The distance of a horizontal guide from the leading edge.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self.guide(guide.key) }

    /// The distance of a vertical guide from the top edge.
    public subscript(guide: VerticalAlignment) -> CGFloat { self.guide(guide.key) }
}
