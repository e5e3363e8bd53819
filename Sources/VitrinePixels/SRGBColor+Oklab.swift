import Foundation

extension SRGBColor {
    /// A colour on the way to another one, at a part of 0…1: in Oklab (Ottosson 2020), where equal steps look equal, alpha
    /// evenly.
    public func perceptuallyMixed(with other: SRGBColor, by part: Double) -> SRGBColor {
        let (start, end) = (oklab, other.oklab)
        return SRGBColor(
            oklab: start + (end - start) * part, alpha: alpha + (other.alpha - alpha) * part)
    }

    /// Lightness and the two axes of hue in Oklab.
    public var oklab: SIMD3<Double> {
        let linear = SIMD3(Self.linear(red), Self.linear(green), Self.linear(blue))
        let cones = SIMD3(
            (linear * SIMD3(0.4122214708, 0.5363325363, 0.0514459929)).sum(),
            (linear * SIMD3(0.2119034982, 0.6806995451, 0.1073969566)).sum(),
            (linear * SIMD3(0.0883024619, 0.2817188376, 0.6299787005)).sum())
        let roots = SIMD3(cbrt(cones.x), cbrt(cones.y), cbrt(cones.z))
        return SIMD3(
            (roots * SIMD3(0.2104542553, 0.7936177850, -0.0040720468)).sum(),
            (roots * SIMD3(1.9779984951, -2.4285922050, 0.4505937099)).sum(),
            (roots * SIMD3(0.0259040371, 0.7827717662, -0.8086757660)).sum())
    }

    /// A colour of Oklab; what lies outside of sRGB is cut off.
    public init(oklab: SIMD3<Double>, alpha: Double) {
        let roots = SIMD3(
            (oklab * SIMD3(1, 0.3963377774, 0.2158037573)).sum(),
            (oklab * SIMD3(1, -0.1055613458, -0.0638541728)).sum(),
            (oklab * SIMD3(1, -0.0894841775, -1.2914855480)).sum())
        let cones = roots * roots * roots
        self.init(
            red: Self.encoded((cones * SIMD3(4.0767416621, -3.3077115913, 0.2309699292)).sum()),
            green: Self.encoded((cones * SIMD3(-1.2684380046, 2.6097574011, -0.3413193965)).sum()),
            blue: Self.encoded((cones * SIMD3(-0.0041960863, -0.7034186147, 1.7076147010)).sum()),
            alpha: alpha)
    }

    private static func linear(_ component: Double) -> Double {
        component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }

    private static func encoded(_ component: Double) -> Double {
        let inside = min(max(component, 0), 1)
        return inside <= 0.0031308 ? inside * 12.92 : 1.055 * pow(inside, 1 / 2.4) - 0.055
    }
}
