public import Foundation
import Vitrine

extension UIFont {
    public var ascender: CGFloat { pointSize * extent.ascender }
    public var descender: CGFloat { pointSize * -extent.descender }
    public var lineHeight: CGFloat {
        let extent = extent
        return pointSize * (extent.ascender + extent.descender)
    }
    // The system font's metrics in parts of its size, as iOS gives them.
    public var capHeight: CGFloat { pointSize * 1443 / 2048 }
    public var xHeight: CGFloat { pointSize * 1078 / 2048 }
    public var leading: CGFloat { 0 }

    /// How far lines reach above and below their baselines, in parts of the font's size: for a declared family what its files say, for
    /// the system's font and a family that there is not what iOS says of the system's.
    private var extent: (ascender: CGFloat, descender: CGFloat) {
        let system: (CGFloat, CGFloat) = (1950.0 / 2048, 494.0 / 2048)
        guard fontDescriptor.family != nil else { return system }
        let font = fontDescriptor.withSize(Self.measuringSize).font
        return onMainThread {
            let line = Text(verbatim: "x").font(font)
            let height = line.measuredHeight
            // A view without a text stands on the baseline with its lower edge.
            let standing = HStack(alignment: .firstTextBaseline) {
                line
                Color.clear.frame(width: 1, height: 10 * Self.measuringSize)
            }
            let descender = standing.measuredHeight - 10 * Self.measuringSize
            guard height > 0 else { return system }
            return ((height - descender) / Self.measuringSize, descender / Self.measuringSize)
        }
    }

    /// So large that whole device pixels do not count.
    private static var measuringSize: CGFloat { 1000 }
}

extension View {
    @MainActor
    fileprivate var measuredHeight: CGFloat {
        StandardStage.measuring { measuredSize(in: .unspecified, environment: EnvironmentValues()) }.height
    }
}
