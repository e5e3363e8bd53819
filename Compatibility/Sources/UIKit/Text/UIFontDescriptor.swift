public import Foundation
import Vitrine

/// What a font is chosen by: family, size, weight, design and traits.
public struct UIFontDescriptor: Hashable, Sendable {
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
        public static let traitCondensed = SymbolicTraits(rawValue: 64)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    }

    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let `default` = SystemDesign(rawValue: "default")
        public static let rounded = SystemDesign(rawValue: "rounded")
        public static let serif = SystemDesign(rawValue: "serif")
        public static let monospaced = SystemDesign(rawValue: "monospaced")

        var design: Font.Design {
            switch self {
            case .rounded: .rounded
            case .serif: .serif
            case .monospaced: .monospaced
            default: .default
            }
        }
    }

    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    }

    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    }

    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        // Their names before iOS 15.
        public static let featureIdentifier = type
        public static let typeIdentifier = selector
    }

    let family: String?
    public private(set) var pointSize: CGFloat
    /// All but the bold one, which the weight says.
    private var otherTraits: SymbolicTraits = []
    private var weight = UIFont.Weight.regular
    private var design = SystemDesign.default
    private var hasMonospacedDigits = false
    /// The text style that says the size, and with it how far lines are apart, also in another weight or design.
    private var textStyle: UIFont.TextStyle?

    init(
        family: String?, pointSize: CGFloat, weight: UIFont.Weight = .regular,
        design: SystemDesign = .default, hasMonospacedDigits: Bool = false
    ) {
        self.family = family
        self.pointSize = pointSize
        self.weight = weight
        self.design = design
        self.hasMonospacedDigits = hasMonospacedDigits
    }

    public var symbolicTraits: SymbolicTraits { otherTraits.union(isBold ? .traitBold : []) }

    /// Whether a text style says the size, so that the font follows the text size in a view.
    var isTextStyle: Bool { textStyle != nil }

    var hasDefaultDesign: Bool { design == .default }

    private var isBold: Bool { weight.rawValue >= UIFont.Weight.semibold.rawValue }

    public init(name: String, size: CGFloat) {
        self.init(family: name, pointSize: size)
    }

    /// The descriptor of a text style at the standard text size, or at that of traits.
    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection? = nil
    ) -> UIFontDescriptor {
        let size = traits?.preferredContentSizeCategory.dynamicTypeSize ?? .large
        var descriptor = UIFontDescriptor(
            family: nil, pointSize: CGFloat(style.style.size(at: size)))
        if style == .headline { descriptor.weight = .semibold }
        if traits == nil { descriptor.textStyle = style }
        return descriptor
    }

    public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        var descriptor = self
        descriptor.otherTraits = traits.subtracting(.traitBold)
        if traits.contains(.traitBold) != isBold {
            descriptor.weight = isBold ? .regular : .bold
        }
        return descriptor
    }

    /// What the descriptor was made of, or would be.
    public var fontAttributes: [AttributeName: Any] {
        let traits: [TraitKey: Any] = [.weight: weight, .symbolic: symbolicTraits.rawValue]
        var attributes: [AttributeName: Any] = [.size: pointSize, .traits: traits]
        if let family { attributes[.family] = family }
        if let textStyle { attributes[.textStyle] = textStyle.rawValue }
        return attributes
    }

    public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        let family = (attributes[.name] ?? attributes[.family]) as? String
        let size = attributes[.size]
        self = UIFontDescriptor(
            family: family == ".AppleSystemUIFont" ? nil : family,
            pointSize: size as? CGFloat ?? (size as? Double).map { CGFloat($0) } ?? 12
        ).addingAttributes(attributes)
    }

    public func withFamily(_ family: String) -> UIFontDescriptor {
        UIFontDescriptor(family: family, pointSize: pointSize)
    }

    /// The descriptor with other attributes, of which a weight among the traits counts, and digits of one width among the features.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        var descriptor = self
        if let traits = attributes[.traits] as? [TraitKey: Any] {
            if let weight = traits[.weight] as? UIFont.Weight { descriptor.weight = weight }
            if let weight = traits[.weight] as? CGFloat {
                descriptor.weight = UIFont.Weight(rawValue: weight)
            }
        }
        for feature in attributes[.featureSettings] as? [[FeatureKey: Int]] ?? []
        where feature[.type] == kNumberSpacingType {
            descriptor.hasMonospacedDigits = feature[.selector] == kMonospacedNumbersSelector
        }
        return descriptor
    }

    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        var descriptor = self
        descriptor.design = design
        return descriptor
    }

    public func withSize(_ size: CGFloat) -> UIFontDescriptor {
        var descriptor = self
        descriptor.pointSize = size
        if size != pointSize { descriptor.textStyle = nil }
        return descriptor
    }

    /// The font at the descriptor's own size.
    var font: Font {
        guard let family else {
            guard let textStyle else {
                return inTraits(.system(size: pointSize, weight: weight.weight, design: design.design))
            }
            let isOwnWeight = weight == (textStyle == .headline ? .semibold : .regular)
            return inTraits(
                .system(textStyle.style, design: design.design, weight: isOwnWeight ? nil : weight.weight))
        }
        return weighted(.custom(family, fixedSize: pointSize))
    }

    /// A declared family's font in the descriptor's weight and traits.
    func weighted(_ font: Font) -> Font {
        inTraits(weight == .regular ? font : font.weight(weight.weight))
    }

    private func inTraits(_ font: Font) -> Font {
        var font = font
        if symbolicTraits.contains(.traitItalic) { font = font.italic() }
        if symbolicTraits.contains(.traitMonoSpace) { font = font.monospaced() }
        return hasMonospacedDigits ? font.monospacedDigit() : font
    }
}
