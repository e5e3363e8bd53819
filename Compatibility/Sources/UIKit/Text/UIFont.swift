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

        /// A style by UIKit's name for it; the body's where there is none of that name.
        public init(rawValue: String) {
            self = Self.all.first { $0.rawValue == rawValue } ?? .body
        }

        private init(_ name: String, _ style: Font.TextStyle) {
            self.rawValue = "UICTFontTextStyle\(name)"
            self.style = style
        }

        public static let largeTitle = TextStyle("Title0", .largeTitle)
        public static let title1 = TextStyle("Title1", .title)
        public static let title2 = TextStyle("Title2", .title2)
        public static let title3 = TextStyle("Title3", .title3)
        public static let headline = TextStyle("Headline", .headline)
        public static let subheadline = TextStyle("Subhead", .subheadline)
        public static let body = TextStyle("Body", .body)
        public static let callout = TextStyle("Callout", .callout)
        public static let footnote = TextStyle("Footnote", .footnote)
        public static let caption1 = TextStyle("Caption1", .caption)
        public static let caption2 = TextStyle("Caption2", .caption2)

        private static let all = [
            largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1,
            caption2,
        ]
    }

    public let fontDescriptor: UIFontDescriptor
    let font: Font

    public var pointSize: CGFloat { fontDescriptor.pointSize }
    public var familyName: String { fontDescriptor.family ?? ".AppleSystemUIFont" }
    public var fontName: String { familyName }

    /// - Parameter font: the view language's font, where that is not of a fixed size.
    init(_ descriptor: UIFontDescriptor, font: Font? = nil) {
        fontDescriptor = descriptor
        self.font = font ?? descriptor.font
    }

    /// The system's font in its standard size.
    override public convenience init() {
        self.init(UIFontDescriptor(family: nil, pointSize: 12))
    }

    /// A font that the catalogue declares; a family that it does not have fails the picture with a message.
    public convenience init?(name: String, size: CGFloat) {
        self.init(UIFontDescriptor(name: name, size: size))
    }

    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(UIFontDescriptor(family: nil, pointSize: size, weight: weight))
    }

    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        systemFont(ofSize: size, weight: .bold)
    }

    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        let descriptor = UIFontDescriptor(family: nil, pointSize: size)
        return UIFont(descriptor.withSymbolicTraits(.traitItalic) ?? descriptor)
    }

    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(UIFontDescriptor(family: nil, pointSize: size, weight: weight, design: .monospaced))
    }

    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(
            UIFontDescriptor(family: nil, pointSize: size, weight: weight, hasMonospacedDigits: true))
    }

    /// The font of a text style, which follows the user's text size in a view.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(.preferredFontDescriptor(withTextStyle: style), font: .system(style.style))
    }

    /// The font of a text style at the text size of traits; without any it follows the user's.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
    ) -> UIFont {
        guard let traits else { return preferredFont(forTextStyle: style) }
        return UIFont(.preferredFontDescriptor(withTextStyle: style, compatibleWith: traits))
    }

    /// - Parameter size: 0 for the descriptor's own.
    public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
        self.init(size > 0 ? descriptor.withSize(size) : descriptor)
    }

    public func withSize(_ size: CGFloat) -> UIFont { UIFont(fontDescriptor.withSize(size)) }

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
