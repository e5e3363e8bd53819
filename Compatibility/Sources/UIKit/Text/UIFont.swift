public import Foundation
public import Vitrine

/// A font as UIKit has it; `Font(uiFont)` makes a view's font of it.
public final class UIFont: NSObject, Sendable {
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)

        /// The nearest weight of the view language.
        var weight: Font.Weight {
            let weights: [(Weight, Font.Weight)] = [
                (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
                (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
                (.black, .black),
            ]
            let nearest = weights.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }
            return nearest?.1 ?? .regular
        }
    }

    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        let style: Font.TextStyle
        /// Points at the standard text size.
        let size: CGFloat

        /// A style by UIKit's name for it; the body's where there is none of that name.
        public init(rawValue: String) {
            self = Self.all.first { $0.rawValue == rawValue } ?? .body
        }

        private init(_ name: String, _ style: Font.TextStyle, size: CGFloat) {
            self.rawValue = "UICTFontTextStyle\(name)"
            self.style = style
            self.size = size
        }

        public static let largeTitle = TextStyle("Title0", .largeTitle, size: 34)
        public static let title1 = TextStyle("Title1", .title, size: 28)
        public static let title2 = TextStyle("Title2", .title2, size: 22)
        public static let title3 = TextStyle("Title3", .title3, size: 20)
        public static let headline = TextStyle("Headline", .headline, size: 17)
        public static let subheadline = TextStyle("Subhead", .subheadline, size: 15)
        public static let body = TextStyle("Body", .body, size: 17)
        public static let callout = TextStyle("Callout", .callout, size: 16)
        public static let footnote = TextStyle("Footnote", .footnote, size: 13)
        public static let caption1 = TextStyle("Caption1", .caption, size: 12)
        public static let caption2 = TextStyle("Caption2", .caption2, size: 11)

        private static let all = [
            largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1,
            caption2,
        ]
    }

    public let pointSize: CGFloat
    public let familyName: String
    public var fontName: String { familyName }
    let font: Font

    init(_ font: Font, pointSize: CGFloat, familyName: String = ".AppleSystemUIFont") {
        self.font = font
        self.pointSize = pointSize
        self.familyName = familyName
    }

    /// A font that the catalogue declares; a family that it does not have fails the picture with a message.
    public convenience init?(name: String, size: CGFloat) {
        self.init(.custom(name, fixedSize: size), pointSize: size, familyName: name)
    }

    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(.system(size: size, weight: weight.weight), pointSize: size)
    }

    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        systemFont(ofSize: size, weight: .bold)
    }

    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(.system(size: size).italic(), pointSize: size)
    }

    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: weight.weight, design: .monospaced), pointSize: size)
    }

    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: weight.weight).monospacedDigit(), pointSize: size)
    }

    /// The font of a text style, which follows the user's text size in a view.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(.system(style.style), pointSize: style.size)
    }

    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
    ) -> UIFont { preferredFont(forTextStyle: style) }

    public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
        let size = size > 0 ? size : descriptor.pointSize
        self.init(
            descriptor.font(ofSize: size), pointSize: size,
            familyName: descriptor.family ?? ".AppleSystemUIFont")
    }

    public var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(
            family: familyName == ".AppleSystemUIFont" ? nil : familyName, pointSize: pointSize)
    }

    public func withSize(_ size: CGFloat) -> UIFont {
        familyName == ".AppleSystemUIFont"
            ? UIFont(.system(size: size), pointSize: size)
            : UIFont(.custom(familyName, fixedSize: size), pointSize: size, familyName: familyName)
    }

    // The system font's metrics in parts of its size, as iOS gives them.
    public var ascender: CGFloat { pointSize * 1950 / 2048 }
    public var descender: CGFloat { pointSize * -494 / 2048 }
    public var lineHeight: CGFloat { ascender - descender }
    public var capHeight: CGFloat { pointSize * 1443 / 2048 }
    public var xHeight: CGFloat { pointSize * 1078 / 2048 }
    public var leading: CGFloat { 0 }

    /// No list is kept: a family that the catalogue declares is found by its name.
    public static var familyNames: [String] { [] }

    /// A family's faces are chosen by weight and slant, so that it has one name.
    public static func fontNames(forFamilyName familyName: String) -> [String] { [familyName] }

    public static var systemFontSize: CGFloat { 14 }
    public static var labelFontSize: CGFloat { 17 }
    public static var smallSystemFontSize: CGFloat { 12 }

    override public func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }

    override public var hash: Int { font.hashValue }
}

extension Font {
    public init(_ font: UIFont) {
        self = font.font
    }
}
