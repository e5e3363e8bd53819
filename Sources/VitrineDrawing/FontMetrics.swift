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

extension TextStyle {
    /// The family that stands for the system's monospaced font, SF Mono, in the standard font books.
    package static let monospacedStandIn = "Noto Sans Mono"
}

extension FontMetrics {
    /// Those of San Francisco, as UIKit gives them, whichever font stands in for it.
    public static func system(size: Double) -> FontMetrics {
        let unit = size / 2048
        return FontMetrics(
            ascender: 1950 * unit, descender: 494 * unit, lineGap: 0, capHeight: 1443 * unit,
            xHeight: 1078 * unit)
    }

    /// Those of San Francisco in a text style, whose baselines lie apart as far as its leading says: closer than the font has
    /// them where the text is very large.
    public static func systemTextStyle(size: Double) -> FontMetrics {
        var metrics = system(size: size)
        metrics.lineGap = leading(ofTextStyleSize: size) - metrics.ascender - metrics.descender
        return metrics
    }

    /// From one baseline of a text style to the next, by the style's size, all in points.
    ///
    /// Human Interface Guidelines, "Typography", Dynamic Type sizes. Sizes that are not in the table lie in proportion between those
    /// that are, as those of the guidelines do; texts that are made smaller to fit have any.
    package static func leading(ofTextStyleSize size: Double) -> Double {
        guard let upper = leadings.firstIndex(where: { $0.size >= size }) else {
            return size * leadings[leadings.count - 1].leading / leadings[leadings.count - 1].size
        }
        let above = leadings[upper]
        guard upper > 0 else { return size * above.leading / above.size }
        let below = leadings[upper - 1]
        // Multiplied first, so that whole points stay whole.
        return below.leading + (size - below.size) * (above.leading - below.leading)
            / (above.size - below.size)
    }

    private static let leadings: [(size: Double, leading: Double)] = [
        (11, 13), (12, 16), (13, 18), (21, 26), (22, 28), (29, 35), (30, 37), (34, 41), (36, 43), (37, 44),
        (38, 46), (40, 48), (42, 50), (44, 52), (47, 56), (53, 62), (55, 65), (56, 66), (60, 70),
    ]
}
