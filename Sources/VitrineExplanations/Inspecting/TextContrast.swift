import Glibc
package import VitrinePixels

/// How well a text stands out from its background, as WCAG 2.2 measures it (§1.4.3).
public struct TextContrast: Equatable, Sendable {
    /// From 1 to 21.
    public var ratio: Double
    /// What ordinary texts need, or large ones.
    public var required: Double
    /// The color behind the text, in words.
    public var backdrop: String

    public var isEnough: Bool { ratio >= required }

    /// - Parameters:
    ///   - color: of the text, which may let its background through.
    ///   - backdrop: an opaque color.
    init(of color: SRGBColor, on backdrop: SRGBColor, isLarge: Bool) {
        let luminances = [Self.luminance(color.over(backdrop)), Self.luminance(backdrop)]
        ratio = ((luminances.max() ?? 0) + 0.05) / ((luminances.min() ?? 0) + 0.05)
        required = isLarge ? 3 : 4.5
        self.backdrop = ColorWords.text(backdrop)
    }

    /// Whether a text of a size in points, with a weight of 100 to 900, counts as large.
    static func isLarge(size: Double, weight: Int) -> Bool { size >= (weight >= 700 ? 18.66 : 24) }

    /// From 1 to 21.
    package static func ratio(of color: SRGBColor, on backdrop: SRGBColor) -> Double {
        TextContrast(of: color, on: backdrop, isLarge: false).ratio
    }

    /// The relative luminance of an opaque color.
    private static func luminance(_ color: SRGBColor) -> Double {
        let linear = [color.red, color.green, color.blue].map { component -> Double in
            let component = min(max(component, 0), 1)
            return component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
}

extension SRGBColor {
    /// What is seen of the color on an opaque one.
    func over(_ backdrop: SRGBColor) -> SRGBColor {
        let mix = { (front: Double, back: Double) in front * alpha + back * (1 - alpha) }
        return SRGBColor(
            red: mix(red, backdrop.red), green: mix(green, backdrop.green), blue: mix(blue, backdrop.blue))
    }
}
