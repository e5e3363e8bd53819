public import VitrineGeometry

/// The answer of a measured leaf to a proposal; lengths in points.
public struct LeafMeasurement: Hashable, Sendable {
    /// The extent of the content, without padding and border.
    public var size: Size
    /// Distances of the first and last baselines from the top; nothing for content without text.
    public var firstBaseline: Double?
    /// The distance of the last baseline from the top; nothing for content without text.
    public var lastBaseline: Double?

    /// Numbers are bounded where the engine takes them: what is NaN or negative in the size counts as 0.
    @inlinable
    public init(size: Size, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }
}

/// Measures the content of a leaf, which is known by the tag that it was added with.
///
/// It decides what is rounded: a text in SwiftUI's containers answers whole pixels, rounded up, in CSS's exact lengths. Asked
/// for `minContent` (by CSS containers, also through stacks), a text is as wide as its longest word; asked for 0, it may be less.
/// A size that is no number or negative is 0 on that axis, a baseline that is no number is none.
/// Must be a function of its arguments alone, as answers are remembered until the leaf is marked as changed.
public typealias LeafMeasurer = (_ tag: Int, Proposal) -> LeafMeasurement
