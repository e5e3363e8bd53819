/// A colour in sRGB with straight alpha; components are 0…1.
public struct SRGBColor: Hashable, Sendable {
    /// Red, encoded by sRGB's curve.
    public var red: Double
    /// Green, encoded by sRGB's curve.
    public var green: Double
    /// Blue, encoded by sRGB's curve.
    public var blue: Double
    /// How opaque the colour is: 0 shows what lies below, 1 hides it.
    public var alpha: Double

    /// An opaque colour unless an alpha is given; components are taken as they are.
    @inlinable
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Nothing to be seen: black with an alpha of 0.
    public static let clear = SRGBColor(red: 0, green: 0, blue: 0, alpha: 0)
    /// Opaque black.
    public static let black = SRGBColor(red: 0, green: 0, blue: 0)
    /// Opaque white.
    public static let white = SRGBColor(red: 1, green: 1, blue: 1)

    /// The same colour with its alpha multiplied.
    public func opacity(_ factor: Double) -> SRGBColor {
        SRGBColor(red: red, green: green, blue: blue, alpha: alpha * factor)
    }

    /// A colour on the way to another one, at a part of 0…1: all components change evenly.
    public func mixed(with other: SRGBColor, by part: Double) -> SRGBColor {
        SRGBColor(
            red: red + (other.red - red) * part, green: green + (other.green - green) * part,
            blue: blue + (other.blue - blue) * part, alpha: alpha + (other.alpha - alpha) * part)
    }
}

extension SRGBColor: CustomStringConvertible {
    /// `#rrggbb`, followed by two digits of alpha where it is not opaque.
    public var description: String {
        let opaque = "#" + Self.hexadecimal(red) + Self.hexadecimal(green) + Self.hexadecimal(blue)
        return alpha >= 1 ? opaque : opaque + Self.hexadecimal(alpha)
    }

    private static func hexadecimal(_ component: Double) -> String {
        let value = Int((min(max(component, 0), 1) * 255).rounded())
        let digits = String(value, radix: 16)
        return value < 16 ? "0" + digits : digits
    }
}
