import VitrineGeometry

/// The distances that a node would like to keep from its neighbours in a stack without a spacing of its own.
///
/// A preference of one node meets one of its neighbour if both are of the same category; their distances add up. The largest
/// distance of such pairs counts; without any, the larger of the two plain preferences; without those,
/// ``defaultDistance``.
public struct SpacingPreferences: Hashable, Sendable {
    /// Points between two nodes that preference nothing in particular.
    public static let defaultDistance = 8.0

    /// An edge of a node, with leading and trailing as the node's parent sees them.
    public enum Edge: Hashable, Sendable, CaseIterable {
        /// The edges above, at the start of the parent's direction, below, and at its end.
        case top, leading, bottom, trailing
    }

    /// What a preference is about. Only preferences of the same category meet.
    public struct Category: Hashable, Sendable {
        let number: Int

        /// A category of the caller's own.
        public static func custom(_ number: Int) -> Category {
            precondition(number >= 0, "custom categories are numbered from 0")
            return Category(number: 4 + number)
        }

        /// Whatever the neighbour is; considered only where no other category meets.
        public static let plain = Category(number: 0)
        /// The gap between a text and one below it.
        public static let betweenTexts = Category(number: 1)
        /// The gap between something that is no text and a text below it.
        public static let aboveText = Category(number: 2)
        /// The gap between a text and something below it that is no text.
        public static let belowText = Category(number: 3)
    }

    /// What is preferred for one edge in one category.
    struct Preference: Hashable, Sendable {
        var edge: Edge
        var category: Category
        var length: Length
    }

    /// How far away a neighbour should be.
    enum Length: Hashable, Sendable {
        case distance(Double)
        /// As far as the lower one of two texts has a gap between its lines.
        case text(lineSpacing: Double, lineGap: Double)
    }

    var preferences: [Preference] = []
    /// Whether a frame leaves the preferences as they are, as around a spacer.
    var isKeptByFrames = false

    /// What most nodes preference: nothing, but that texts keep away as far as they like.
    public static let standard = SpacingPreferences(preferences: [
        Preference(edge: .top, category: .belowText, length: .distance(0)),
        Preference(edge: .bottom, category: .aboveText, length: .distance(0)),
    ])

    /// No distance at any edge.
    public static let zero = SpacingPreferences(
        preferences: Edge.allCases.map { Preference(edge: $0, category: .plain, length: .distance(0)) })

    /// No distance along an axis, and nothing in particular along the other: what spacers preference.
    static func none(along axis: LayoutAxis) -> SpacingPreferences {
        SpacingPreferences(
            preferences: [
                Preference(edge: .start(of: axis), category: .plain, length: .distance(0)),
                Preference(edge: .end(of: axis), category: .plain, length: .distance(0)),
            ], isKeptByFrames: true)
    }

    /// What a text prefers, from the metrics of its font; a metric that is no number is 0.
    public static func text(_ metrics: TextSpacingMetrics, pixelLength: Double) -> SpacingPreferences {
        let metrics = metrics.bounded
        let pixelLength = pixelLength.boundedPixelLength
        let lineHeight = metrics.ascender + metrics.descender
        let clearance = roundedUp(lineHeight / 10, to: pixelLength)
        let lines = Length.text(
            lineSpacing: lineHeight + metrics.lineGap, lineGap: roundedUp(metrics.lineGap, to: pixelLength))
        return SpacingPreferences(preferences: [
            Preference(edge: .top, category: .betweenTexts, length: lines),
            Preference(edge: .bottom, category: .betweenTexts, length: lines),
            Preference(
                edge: .top, category: .aboveText,
                length: .distance(lineHeight + clearance - metrics.ascender)),
            Preference(
                edge: .bottom, category: .belowText,
                length: .distance(
                    max(lineHeight + clearance - metrics.capHeight, clearance + metrics.descender))),
        ])
    }
}

/// The vertical measures of a font that decide the spacing around a text, in points and positive.
public struct TextSpacingMetrics: Hashable, Sendable {
    /// How far the font reaches above the baseline.
    public var ascender: Double
    /// How far the font reaches below the baseline.
    public var descender: Double
    /// The height of capitals above the baseline.
    public var capHeight: Double
    /// The font's leading: what it prefers between two of its lines.
    public var lineGap: Double

    /// The line gap is 0 unless it is given, as for fonts without leading.
    public init(ascender: Double, descender: Double, capHeight: Double, lineGap: Double = 0) {
        self.ascender = ascender
        self.descender = descender
        self.capHeight = capHeight
        self.lineGap = lineGap
    }
}

extension TextSpacingMetrics {
    fileprivate var bounded: TextSpacingMetrics {
        TextSpacingMetrics(
            ascender: ascender.boundedLength, descender: descender.boundedLength,
            capHeight: capHeight.boundedLength, lineGap: lineGap.boundedLength)
    }
}

/// A length rounded up to a multiple of the pixel length; the inexactness of floating point is no further pixel.
private func roundedUp(_ length: Double, to pixelLength: Double) -> Double {
    (length / pixelLength - 1e-6).rounded(.up) * pixelLength
}

extension SpacingPreferences.Edge {
    /// Where a row or column along an axis begins.
    static func start(of axis: LayoutAxis) -> Self { axis == .horizontal ? .leading : .top }
    /// Where it ends.
    static func end(of axis: LayoutAxis) -> Self { axis == .horizontal ? .trailing : .bottom }
}
