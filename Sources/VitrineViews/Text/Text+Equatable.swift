nonisolated extension Text: Equatable {
    /// Whether both show the same wherever they stand; what is written as a locale writes it is compared in the standard one.
    public static func == (left: Text, right: Text) -> Bool { left.pieces == right.pieces }
}

nonisolated extension Text.Piece: Equatable {
    package static func == (left: Self, right: Self) -> Bool {
        guard left.attributes == right.attributes else { return false }
        switch (left.content, right.content) {
        case (.verbatim(let left), .verbatim(let right)): return left == right
        case (.localized(let left), .localized(let right)): return left == right
        case (.formatted(let left), .formatted(let right)):
            return left(EnvironmentValues()) == right(EnvironmentValues())
        case (.image(let left), .image(let right)): return left == right
        case (.verbatim, _), (.localized, _), (.formatted, _), (.image, _): return false
        }
    }
}

nonisolated extension TextAttributes: Equatable {
    package static func == (left: Self, right: Self) -> Bool {
        left.font == right.font && left.weight == right.weight && left.isItalic == right.isItalic
            && left.hasMonospacedDigits == right.hasMonospacedDigits && left.isCode == right.isCode
            && isEqual(left.foregroundStyle, right.foregroundStyle) && left.underline == right.underline
            && left.strikethrough == right.strikethrough && left.tracking == right.tracking
            && left.baselineOffset == right.baselineOffset && left.link == right.link
            && left.accessibilityLabel == right.accessibilityLabel
    }

    /// Styles that cannot be compared differ.
    private static func isEqual(_ left: (any ShapeStyle)?, _ right: (any ShapeStyle)?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        func isEqual<Style: Equatable>(_ left: Style) -> Bool { left == right as? Style }
        return (left as? any Equatable).map { isEqual($0) } ?? false
    }
}
