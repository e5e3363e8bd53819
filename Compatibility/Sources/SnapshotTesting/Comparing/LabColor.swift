import Foundation

/// A colour in CIE L*a*b* under D65, where distances are about as large as they look.
struct LabColor: Equatable {
    let lightness: Double
    let a: Double
    let b: Double

    /// - Parameters: components of sRGB, 0…1.
    init(red: Double, green: Double, blue: Double) {
        let (red, green, blue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        let x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
        let y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
        let z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
        let (fx, fy, fz) = (Self.compressed(x), Self.compressed(y), Self.compressed(z))
        lightness = 116 * fy - 16
        a = 500 * (fx - fy)
        b = 200 * (fy - fz)
    }

    private static func linear(_ component: Double) -> Double {
        component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }

    private static func compressed(_ value: Double) -> Double {
        value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }

    /// ΔE as CIE 94 defines it for graphic arts, which Core Image's filter of that name measures: 0…100, of which 2 is just
    /// noticeable.
    func difference(from other: LabColor) -> Double {
        let chroma = (a * a + b * b).squareRoot()
        let otherChroma = (other.a * other.a + other.b * other.b).squareRoot()
        let lightnessStep = lightness - other.lightness
        let chromaStep = chroma - otherChroma
        let (aStep, bStep) = (a - other.a, b - other.b)
        let hueStep = max(0, aStep * aStep + bStep * bStep - chromaStep * chromaStep)
        let weightedChroma = chromaStep / (1 + 0.045 * chroma)
        let hueWeight = 1 + 0.015 * chroma
        let sum =
            lightnessStep * lightnessStep + weightedChroma * weightedChroma
            + hueStep / (hueWeight * hueWeight)
        return min(100, sum.squareRoot())
    }
}
