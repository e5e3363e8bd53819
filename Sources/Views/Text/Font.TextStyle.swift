extension Font.TextStyle {
    /// How much larger the style is at a text size than at the default one.
    public func scale(at typeSize: DynamicTypeSize) -> Double {
        size(at: typeSize) / size(at: .large)
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
        package func size(at typeSize: DynamicTypeSize) -> Double {
            sizes[typeSize.rawValue]
        }

        /// The line height in points at a text size.
        package func lineHeight(at typeSize: DynamicTypeSize) -> Double {
            // The guidelines' one exception: 21 pt has 28 pt here and 26 pt everywhere else.
            if self == .subheadline && typeSize == .xxxLarge { return 28 }
            return Font.lineHeight(ofSize: size(at: typeSize))
        }

        var weight: Weight {
            self == .headline ? .semibold : .regular
        }
    }

    /// Sizes and their line heights in points, as the guidelines' tables pair them.
    private static let lineHeights: [(size: Double, lineHeight: Double)] = [
        (11, 13), (12, 16), (13, 18), (14, 19), (15, 20), (16, 21), (17, 22), (18, 23), (19, 24), (20, 25),
        (21, 26), (22, 28), (23, 29), (24, 30), (25, 31), (26, 32), (27, 33), (28, 34), (29, 35), (30, 37),
        (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (37, 44), (38, 46), (39, 47), (40, 48), (42, 50),
        (43, 51), (44, 52), (47, 56), (48, 57), (49, 58), (50, 59), (51, 60), (52, 61), (53, 62), (55, 65),
        (56, 66), (58, 68), (60, 70),
    ]

    /// The line height of a size: the tables' where they have it, else in proportion between two entries.
    package static func lineHeight(ofSize size: Double) -> Double {
        guard let upper = lineHeights.firstIndex(where: { $0.size >= size }) else {
            return size * 7 / 6
        }
        let above = lineHeights[upper]
        guard above.size > size else { return above.lineHeight }
        guard upper > 0 else { return size * 13 / 11 }
        let below = lineHeights[upper - 1]
        let share = (size - below.size) / (above.size - below.size)
        return below.lineHeight + share * (above.lineHeight - below.lineHeight)
    }

    /// What a font comes to in an environment.
    package struct Resolved: Hashable, Sendable {
        /// The declared family; `nil` for the catalogue's own of a design.
        package var family: String?
        package var design: Design
        package var size: Double
        package var weight: Weight
        package var isItalic: Bool
        package var lineHeight: Double
        package var hasMonospacedDigits: Bool
        package var smallCapitals: SmallCapitals
        package var features: Set<String>
    }

    package func resolved(at typeSize: DynamicTypeSize) -> Resolved {
        var resolved = Resolved(
            family: nil, design: .default, size: 0, weight: weight ?? .regular, isItalic: isItalic,
            lineHeight: 0, hasMonospacedDigits: hasMonospacedDigits, smallCapitals: smallCapitals,
            features: features)
        switch source {
        case .style(let style, let design):
            resolved.design = design
            resolved.size = style.size(at: typeSize)
            resolved.lineHeight = style.lineHeight(at: typeSize)
            resolved.weight = weight ?? style.weight
        case .system(let size, let design):
            resolved.design = design
            resolved.size = size
            resolved.lineHeight = Self.lineHeight(ofSize: size)
        case .custom(let family, let size, let style):
            resolved.family = family
            resolved.size = style.map { (size * $0.scale(at: typeSize)).rounded() } ?? size
            resolved.lineHeight = Self.lineHeight(ofSize: resolved.size)
        }
        switch leading {
        case .standard: break
        case .tight: resolved.lineHeight -= 2
        case .loose: resolved.lineHeight += 2
        }
        return resolved
    }
}
