public import Foundation
package import VitrineDrawing
package import VitrinePixels

/// A colour; also a view that fills its place, and a style to draw shapes and texts in.
public nonisolated struct Color: View, ShapeStyle, Hashable, CustomStringConvertible, Sendable {
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB, sRGBLinear, displayP3
    }

    private indirect enum Source: Hashable, Sendable {
        case fixed(SRGBColor)
        case system(SystemColor)
        case translucent(Color, Double)
        case byScheme(light: Color, dark: Color)
        case asset(AssetName)
        case dynamic(AnyDynamicColor)
        /// A design token, by its path.
        case token(String)
        case mixed(Color, Color, Double, Gradient.ColorSpace)
        case accent
        /// The tint of the environment.
        case tint
    }

    private let source: Source

    private init(source: Source) {
        self.source = source
    }

    package init(_ color: SRGBColor) {
        self.init(source: .fixed(color))
    }

    init(_ color: SystemColor) {
        self.init(source: .system(color))
    }

    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        self.init(
            source: .fixed(
                colorSpace.sRGB(SRGBColor(red: red, green: green, blue: blue, alpha: opacity))))
    }

    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour from its hue, saturation and brightness, each 0…1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let sector = (hue - hue.rounded(.down)) * 6
        let component = { (offset: Double) -> Double in
            let place = (offset + sector).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// A colour that depends on the colour scheme.
    @_disfavoredOverload
    public init(light: Color, dark: Color) {
        self.init(source: .byScheme(light: light, dark: dark))
    }

    /// A colour of an asset catalogue, in the bundle's folder or beside the catalogue's content.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(source: .asset(AssetName(name, in: bundle)))
    }

    public init(_ resource: ColorResource) {
        self.init(source: .asset(resource.asset))
    }

    /// A colour that is made anew wherever it is used.
    public init(_ dynamic: some DynamicColor) {
        self.init(source: .dynamic(AnyDynamicColor(dynamic)))
    }

    /// The colour of the design token at a path.
    package init(token path: String) {
        self.init(source: .token(path))
    }

    init(
        mixing first: Color, _ second: Color, _ fraction: Double, in space: Gradient.ColorSpace
    ) {
        self.init(source: .mixed(first, second, fraction, space))
    }

    public func opacity(_ opacity: Double) -> Color {
        Color(source: .translucent(self, opacity))
    }

    /// The color that `accentColor(_:)` says, or that of the app: the asset `AccentColor`, or else blue.
    ///
    /// A `tint(_:)` around the outermost tabs or stack of screens is the accent color in them, as it is in SwiftUI; elsewhere a tint is not.
    public static let accentColor = Color(source: .accent)

    /// The color of controls: the tint around them, or else the accent color.
    @_spi(Tint) public static let tintColor = Color(source: .tint)

    /// The components of a colour that no environment changes.
    var fixedComponents: SRGBColor? {
        switch source {
        case .fixed(let color): color
        case .translucent(let color, let opacity): color.fixedComponents?.opacity(opacity)
        case .mixed, .system, .byScheme, .asset, .dynamic, .token, .accent, .tint: nil
        }
    }

    /// What code reads a colour's components from: `#FF0000FF` for a fixed one.
    public var description: String {
        switch source {
        case .fixed(let color): color.longHexadecimal
        case .system(let color): "\(color)"
        case .translucent(let color, let opacity): "\(Int((opacity * 100).rounded()))% \(color)"
        case .asset(let name): "NamedColor(name: \"\(name.name)\", bundle: nil)"
        case .byScheme, .dynamic: "DynamicColor"
        case .token(let path): path
        case .mixed(let first, let second, let fraction, _): "\(first) mixed with \(second) by \(fraction)"
        case .accent: "AccentColorProvider"
        case .tint: "TintColorProvider"
        }
    }

    /// The colour's components in an environment.
    package func sRGB(in environment: EnvironmentValues) -> SRGBColor {
        switch source {
        case .fixed(let color):
            color
        case .system(let color):
            color.components(
                scheme: environment.colorScheme, contrast: environment.colorSchemeContrast,
                isLifted: environment.isLifted)
        case .translucent(let color, let opacity):
            color.sRGB(in: environment).opacity(opacity)
        case .byScheme(let light, let dark):
            (environment.colorScheme == .light ? light : dark).sRGB(in: environment)
        case .asset(let name):
            Resources.current?.color(name, in: AssetAppearance(environment)) ?? .clear
        case .dynamic(let color):
            color.color(in: environment).sRGB(in: environment)
        case .token(let path):
            environment.tokens.color(path)
        case .mixed(let first, let second, let fraction, let space):
            space.mix(
                first.sRGB(in: environment), second.sRGB(in: environment), by: min(max(fraction, 0), 1))
        case .accent:
            (environment.accentColor ?? .ofApp).sRGB(in: environment.withoutAccent)
        case .tint:
            (environment.tint ?? .accentColor).sRGB(in: environment.withoutTint)
        }
    }
}

extension TokenValues {
    fileprivate func color(_ path: String) -> SRGBColor {
        if case .color(let color)? = value(path, .color) { color } else { .clear }
    }
}

extension Color {
    /// The accent color of the app.
    private static var ofApp: Color {
        Resources.current?.accentColor.map { Color(source: .asset($0)) } ?? .blue
    }
}

extension EnvironmentValues {
    /// Where an accent color is the accent color itself, that is the app's.
    fileprivate var withoutAccent: EnvironmentValues {
        var environment = self
        environment.accentColor = nil
        return environment.withoutTint
    }

    /// Where a tint is the tint itself, that is the accent color.
    fileprivate var withoutTint: EnvironmentValues {
        var environment = self
        environment.tint = nil
        return environment
    }
}

extension Color: PrimitiveView {
    public typealias Body = Never

    package var primitive: Primitive {
        .shape(ShapeDrawing(shape: Rectangle(), ink: .fill(self, isEvenOdd: false)))
    }
}

extension Color: PrimitiveShapeStyle {
    package func fill(in environment: EnvironmentValues) -> ShapeFill {
        .color(sRGB(in: environment))
    }

    package func color(in environment: EnvironmentValues) -> Color {
        isOfEnvironment ? Color(sRGB(in: environment)) : self
    }

    /// Whether it is another color within a tint or an accent color than around it.
    private var isOfEnvironment: Bool {
        switch source {
        case .accent, .tint: true
        case .translucent(let color, _): color.isOfEnvironment
        case .byScheme(let first, let second), .mixed(let first, let second, _, _):
            first.isOfEnvironment || second.isOfEnvironment
        case .fixed, .system, .asset, .dynamic, .token: false
        }
    }
}

extension Color.RGBColorSpace {
    /// The same colour in sRGB; what lies outside is cut off (CSS Color 4 §10.2 for Display P3).
    package func sRGB(_ color: SRGBColor) -> SRGBColor {
        let decode = { (value: Double) in value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        let encode = { (value: Double) -> Double in
            let value = min(max(value, 0), 1)
            return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
        }
        switch self {
        case .sRGB:
            return color
        case .sRGBLinear:
            return SRGBColor(
                red: encode(color.red), green: encode(color.green), blue: encode(color.blue),
                alpha: color.alpha)
        case .displayP3:
            let (red, green, blue) = (decode(color.red), decode(color.green), decode(color.blue))
            return SRGBColor(
                red: encode(1.2249401763 * red - 0.2249401763 * green),
                green: encode(-0.0420569547 * red + 1.0420569547 * green),
                blue: encode(-0.0196375546 * red - 0.0786360456 * green + 1.0982736001 * blue),
                alpha: color.alpha)
        }
    }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { Color.red }
    public static var orange: Color { Color.orange }
    public static var yellow: Color { Color.yellow }
    public static var green: Color { Color.green }
    public static var mint: Color { Color.mint }
    public static var teal: Color { Color.teal }
    public static var cyan: Color { Color.cyan }
    public static var blue: Color { Color.blue }
    public static var indigo: Color { Color.indigo }
    public static var purple: Color { Color.purple }
    public static var pink: Color { Color.pink }
    public static var brown: Color { Color.brown }
    public static var gray: Color { Color.gray }
    public static var white: Color { Color.white }
    public static var black: Color { Color.black }
    public static var clear: Color { Color.clear }
}

extension SRGBColor {
    /// `#RRGGBBAA`.
    fileprivate nonisolated var longHexadecimal: String {
        let bytes = [red, green, blue, alpha].map { Int((min(max($0, 0), 1) * 255).rounded()) }
        let digits = bytes.map { byte in
            let text = String(byte, radix: 16, uppercase: true)
            return byte < 16 ? "0" + text : text
        }
        return "#" + digits.joined()
    }
}
