import VitrineDrawing

extension Font.TextStyle {
    /// How much larger lengths beside the style are at a text size than at the default one: as its leading is.
    public func scale(at typeSize: DynamicTypeSize) -> Double {
        leading(at: typeSize) / leading(at: .large)
    }
}

extension Font {
    /// A role of text whose size follows the user's text size.
    public enum TextStyle: String, CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline
        case body, callout, footnote, caption, caption2

        /// The sizes in points from `xSmall` to `accessibility5`.
        ///
        /// Human Interface Guidelines, "Typography", Dynamic Type sizes.
        private var sizes: [Double] {
            switch self {
            case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
            case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
            case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
            case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
            case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
            case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
            case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
            case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
            case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
            case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
            }
        }

        /// The size in points at a text size.
        public func size(at typeSize: DynamicTypeSize) -> Double {
            sizes[typeSize.rawValue]
        }

        /// From one baseline to the next, in points.
        func leading(at typeSize: DynamicTypeSize) -> Double {
            // The one size of the guidelines whose leading is not that of other styles.
            if self == .subheadline, typeSize == .xxxLarge { return 28 }
            return FontMetrics.leading(ofTextStyleSize: size(at: typeSize))
        }

        /// The size of a font that follows the style, as recorded on iOS: in whole points wherever it is another than the font's own.
        public func scaledFontSize(_ size: Double, at typeSize: DynamicTypeSize) -> Double {
            let scale = scale(at: typeSize)
            return scale == 1 ? size : (size * scale).rounded()
        }

        var weight: Weight {
            self == .headline ? .semibold : .regular
        }
    }

    /// What a font resolves to in an environment.
    public struct Resolved: Hashable, Sendable {
        /// The declared family; `nil` for the catalogue's own of a design.
        package var family: String?
        package var design: Design
        package var size: Double
        public package(set) var weight: Weight
        public package(set) var isItalic: Bool
        public package(set) var leading: Leading
        package var hasMonospacedDigits: Bool
        package var smallCapitals: SmallCapitals
        package var features: Set<String>
        /// Whether a text style says the size, whose leading lines then have.
        package var isTextStyle = false
    }

    /// The name by which fonts of UIKit call the system's family, on iOS too.
    private static let systemFamily = ".AppleSystemUIFont"

    /// What a font that is no token resolves to at a text size.
    package func resolved(at typeSize: DynamicTypeSize) -> Resolved {
        var resolved = Resolved(
            family: nil, design: .default, size: 0, weight: weight ?? .regular, isItalic: isItalic,
            leading: leading, hasMonospacedDigits: hasMonospacedDigits, smallCapitals: smallCapitals,
            features: features)
        switch source {
        case .style(let style, let design):
            resolved.design = design
            resolved.size = style.size(at: typeSize)
            resolved.weight = weight ?? style.weight
            resolved.isTextStyle = true
        case .system(let size, let design):
            resolved.design = design
            // A size of 0, as computed from a view's size before the first layout, is Core Text's own default of 12 points.
            resolved.size = size == 0 ? 12 : size
        case .scaled(let size, let design, let style):
            resolved.design = design
            resolved.size = size * style.size(at: typeSize) / style.size(at: .large)
        case .token(let path):
            preconditionFailure("the font of the token '\(path)' is known before its size is")
        case .custom(let family, let size, let style):
            resolved.family = family == Self.systemFamily ? nil : family
            resolved.size = style?.scaledFontSize(size, at: typeSize) ?? size
        }
        if pointSize != nil || scale != 1 {
            resolved.size = (pointSize ?? resolved.size) * scale
            resolved.isTextStyle = false
        }
        return resolved
    }
}

extension Font.Leading {
    /// Points by which lines are higher than the font has them.
    package var points: Double {
        switch self {
        case .standard: 0
        case .tight: -2
        case .loose: 2
        }
    }
}
