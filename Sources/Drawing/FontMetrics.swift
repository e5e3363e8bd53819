/// Distances of a font at a size, in points, measured from the baseline.
public struct FontMetrics: Hashable, Sendable {
    /// Upwards.
    public var ascender: Double
    /// Downwards, positive below the baseline.
    public var descender: Double
    /// The leading that the font recommends between lines.
    public var lineGap: Double
    /// The height of flat capitals such as H above the baseline.
    public var capHeight: Double
    /// The height of flat small letters such as x above the baseline.
    public var xHeight: Double

    /// Metrics in points, all positive.
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

extension FontMetrics {
    /// Those of San Francisco, as UIKit gives them, whichever font stands in for it.
    public static func system(size: Double) -> FontMetrics {
        let unit = size / 2048
        return FontMetrics(
            ascender: 1950 * unit, descender: 494 * unit, lineGap: 0, capHeight: 1443 * unit,
            xHeight: 1078 * unit)
    }
}
