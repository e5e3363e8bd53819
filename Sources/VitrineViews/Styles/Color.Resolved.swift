import Foundation
package import VitrineDrawing
import VitrinePixels

extension Color.Resolved: PrimitiveShapeStyle {
    package func fill(in environment: EnvironmentValues) -> ShapeFill { Color(self).fill(in: environment) }
}

extension Color {
    /// A colour as it is shown in an environment: components of sRGB.
    public nonisolated struct Resolved: View, Hashable, Sendable {
        private var color: SRGBColor

        public var red: Float {
            get { Float(color.red) }
            set { color.red = Double(newValue) }
        }
        public var green: Float {
            get { Float(color.green) }
            set { color.green = Double(newValue) }
        }
        public var blue: Float {
            get { Float(color.blue) }
            set { color.blue = Double(newValue) }
        }
        public var opacity: Float {
            get { Float(color.alpha) }
            set { color.alpha = Double(newValue) }
        }

        /// Components of linear light, as mixing them needs it.
        public var linearRed: Float {
            get { Self.linear(red) }
            set { red = Self.encoded(newValue) }
        }
        public var linearGreen: Float {
            get { Self.linear(green) }
            set { green = Self.encoded(newValue) }
        }
        public var linearBlue: Float {
            get { Self.linear(blue) }
            set { blue = Self.encoded(newValue) }
        }

        public init(
            colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            self.init(
                colorSpace.sRGB(
                    SRGBColor(
                        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity))))
        }

        fileprivate init(_ color: SRGBColor) {
            self.color = color
        }

        public var cgColor: CGColor {
            CGColor(
                red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
                alpha: CGFloat(color.alpha))
        }

        @MainActor public var body: some View { Color(self) }

        private static func linear(_ value: Float) -> Float {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }

        private static func encoded(_ value: Float) -> Float {
            value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
        }
    }

    public init(_ resolved: Resolved) {
        self.init(
            red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
            opacity: Double(resolved.opacity))
    }

    /// The colour as it is shown in an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        Resolved(sRGB(in: environment))
    }

    /// The components of a colour that is the same everywhere; nothing for one that depends on circumstances.
    public var cgColor: CGColor? {
        fixedComponents.map { Resolved($0).cgColor }
    }
}
