import CoreGraphics
public import Foundation
import Vitrine

extension UIImage {
    /// How a picture is chosen and drawn.
    public class Configuration: NSObject, @unchecked Sendable {
        // Nothing of it changes; a class that others derive from cannot be checked.
    }

    /// The size, the weight and the scale of a symbol.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// Says nothing of a symbol.
        public static let unspecified = SymbolConfiguration()

        private let pointSize: CGFloat?
        private let weight: SymbolWeight
        private let scale: SymbolScale
        private let textFont: UIFont?

        private init(
            pointSize: CGFloat?, weight: SymbolWeight, scale: SymbolScale, textFont: UIFont?
        ) {
            self.pointSize = pointSize
            self.weight = weight
            self.scale = scale
            self.textFont = textFont
        }

        override public convenience init() {
            self.init(pointSize: nil, weight: .unspecified, scale: .unspecified, textFont: nil)
        }

        public convenience init(pointSize: CGFloat) {
            self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified, textFont: nil)
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: .unspecified, textFont: nil)
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, weight: weight, scale: scale, textFont: nil)
        }

        public convenience init(weight: SymbolWeight) {
            self.init(pointSize: nil, weight: weight, scale: .unspecified, textFont: nil)
        }

        public convenience init(scale: SymbolScale) {
            self.init(pointSize: nil, weight: .unspecified, scale: scale, textFont: nil)
        }

        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(font: .preferredFont(forTextStyle: textStyle))
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }

        public convenience init(font: UIFont) {
            self.init(pointSize: nil, weight: .unspecified, scale: .unspecified, textFont: font)
        }

        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(pointSize: nil, weight: .unspecified, scale: scale, textFont: font)
        }

        public convenience init(hierarchicalColor: UIColor) { self.init() }

        public convenience init(paletteColors: [UIColor]) { self.init() }

        public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }

        public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }

        /// This configuration with what the other says.
        public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
            SymbolConfiguration(
                pointSize: other.pointSize ?? pointSize,
                weight: other.weight == .unspecified ? weight : other.weight,
                scale: other.scale == .unspecified ? scale : other.scale,
                textFont: other.textFont ?? textFont)
        }

        /// Whether it says how large a symbol is.
        var saysSize: Bool { pointSize != nil || textFont != nil || scale != .unspecified }

        var font: Font {
            let font = textFont.map { Font($0) } ?? .system(size: pointSize ?? 17)
            return weight == .unspecified ? font : font.weight(weight.weight)
        }

        var imageScale: Image.Scale {
            switch scale {
            case .small: .small
            case .large: .large
            case .default, .unspecified, .medium: .medium
            }
        }
    }

    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        var weight: Font.Weight {
            switch self {
            case .unspecified, .regular: .regular
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }

    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small, medium, large
    }
}
