/// Distances of a font at a size, in points, measured from the baseline.
public struct FontMetrics: Hashable, Sendable {
    /// Upwards.
    public var ascender: Double
    /// Downwards, positive below the baseline.
    public var descender: Double
    /// The leading that the font recommends between lines.
    public var lineGap: Double
    public var capHeight: Double
    public var xHeight: Double

    public init(
        ascender: Double, descender: Double, lineGap: Double, capHeight: Double, xHeight: Double
    ) {
        self.ascender = ascender
        self.descender = descender
        self.lineGap = lineGap
        self.capHeight = capHeight
        self.xHeight = xHeight
    }
}
