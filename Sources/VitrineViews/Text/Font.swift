public import Foundation

/// How letters look; resolved to a family, a size and a weight by the environment.
public nonisolated struct Font: Hashable, Sendable {
    /// 100…900 as in CSS.
    public struct Weight: Hashable, Sendable {
        package let value: Int

        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    public enum Design: String, Hashable, Sendable {
        case `default`, rounded, serif, monospaced
    }

    /// How wide letters are; the declared fonts have one width.
    public struct Width: Hashable, Sendable {
        public var value: CGFloat

        public init(_ value: CGFloat) {
            self.value = value
        }

        public static let compressed = Width(-0.2)
        public static let condensed = Width(-0.1)
        public static let standard = Width(0)
        public static let expanded = Width(0.1)
    }

    /// The distance of lines.
    public enum Leading: Hashable, Sendable {
        case standard, tight, loose
    }

    /// Which letters are shown as small capitals.
    package struct SmallCapitals: OptionSet, Hashable, Sendable {
        package let rawValue: Int8

        package init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        package static let lowercase = SmallCapitals(rawValue: 1)
        package static let uppercase = SmallCapitals(rawValue: 2)
        package static let all: SmallCapitals = [.lowercase, .uppercase]
    }

    package enum Source: Hashable, Sendable {
        case style(TextStyle, Design)
        case system(size: Double, Design)
        /// The system's font at a size that grows as a style does.
        case scaled(size: Double, Design, relativeTo: TextStyle)
        case custom(family: String, size: Double, relativeTo: TextStyle?)
        /// What a design token says.
        case token(String)

        fileprivate var design: Design? {
            switch self {
            case .style(_, let design), .system(_, let design), .scaled(_, let design, _): design
            case .custom, .token: nil
            }
        }
    }

    package var source: Source
    package var weight: Weight?
    package var isItalic = false
    package var hasMonospacedDigits = false
    package var smallCapitals: SmallCapitals = []
    /// Tags of OpenType features.
    package var features: Set<String> = []
    package var leading = Leading.standard
    /// The size in points instead of that of the source.
    private(set) var pointSize: Double?
    /// By what the size is multiplied.
    private(set) var scale = 1.0

    init(_ source: Source, weight: Weight? = nil) {
        self.source = source
        self.weight = weight
    }

    public static func system(
        _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
    ) -> Font {
        Font(.style(style, design ?? .default), weight: weight)
    }

    @_disfavoredOverload
    public static func system(_ style: TextStyle, design: Design = .default) -> Font {
        Font(.style(style, design))
    }

    @_disfavoredOverload
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        Font(.system(size: Double(size), design), weight: weight)
    }

    /// The system's font at a size in points that does not follow the user's text size.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: Double(size), design ?? .default), weight: weight)
    }

    /// A family that the catalogue declares, at a size that follows the user's text size.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(family: name, size: Double(size), relativeTo: .body))
    }

    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
        Font(.custom(family: name, size: Double(size), relativeTo: style))
    }

    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(family: name, size: Double(fixedSize), relativeTo: nil))
    }

    public static let largeTitle = Font.system(.largeTitle)
    public static let title = Font.system(.title)
    public static let title2 = Font.system(.title2)
    public static let title3 = Font.system(.title3)
    public static let headline = Font.system(.headline)
    public static let subheadline = Font.system(.subheadline)
    public static let body = Font.system(.body)
    public static let callout = Font.system(.callout)
    public static let footnote = Font.system(.footnote)
    public static let caption = Font.system(.caption)
    public static let caption2 = Font.system(.caption2)

    public func weight(_ weight: Weight) -> Font {
        changing { $0.weight = weight }
    }

    public func bold(_ isActive: Bool = true) -> Font {
        changing { font in
            if isActive { font.weight = .bold } else if font.weight == .bold { font.weight = nil }
        }
    }

    public func monospaced(_ isActive: Bool = true) -> Font {
        if isActive { return design(.monospaced) }
        return source.design == .monospaced ? design(.default) : self
    }

    /// Multiplies the size, also by what it has been multiplied before.
    public func scaled(by factor: CGFloat) -> Font {
        changing { $0.scale *= Double(factor) }
    }

    /// Sets the size in points, which then does not follow the user's text size.
    public func pointSize(_ size: CGFloat) -> Font {
        changing { ($0.pointSize, $0.scale) = (Double(size), 1) }
    }

    func design(_ design: Design) -> Font {
        changing { font in
            switch font.source {
            case .style(let style, _): font.source = .style(style, design)
            case .system(let size, _): font.source = .system(size: size, design)
            case .scaled(let size, _, let style):
                font.source = .scaled(size: size, design, relativeTo: style)
            case .custom, .token: break
            }
        }
    }

    /// Without effect: fonts keep their width.
    public func width(_ width: Width) -> Font { self }

    /// Shows all letters as small capitals, which are capitals at 70 % of the size.
    public func smallCaps(_ isActive: Bool = true) -> Font { smallCapitals(.all, isActive) }

    /// Shows lowercase letters as small capitals.
    public func lowercaseSmallCaps(_ isActive: Bool = true) -> Font { smallCapitals(.lowercase, isActive) }

    /// Shows capitals as small ones.
    public func uppercaseSmallCaps(_ isActive: Bool = true) -> Font { smallCapitals(.uppercase, isActive) }

    private func smallCapitals(_ letters: SmallCapitals, _ isActive: Bool) -> Font {
        changing {
            if isActive { $0.smallCapitals.formUnion(letters) } else { $0.smallCapitals.subtract(letters) }
        }
    }

    /// Turns OpenType features on by their tags, such as `"zero"` or `"ss01"`, where the font has them.
    public func openTypeFeatures(_ tags: String...) -> Font {
        changing { $0.features.formUnion(tags) }
    }

    public func italic(_ isActive: Bool = true) -> Font {
        changing { $0.isItalic = isActive }
    }

    /// Gives all digits the same width.
    public func monospacedDigit() -> Font {
        changing { $0.hasMonospacedDigits = true }
    }

    public func leading(_ leading: Leading) -> Font {
        changing { $0.leading = leading }
    }

    private func changing(_ change: (inout Font) -> Void) -> Font {
        var font = self
        change(&font)
        return font
    }
}
