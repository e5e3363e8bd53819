/// The names of design tokens of one type: the cases of an enumeration, whose raw values are the tokens' paths.
///
/// ```swift
/// enum Spacing: String, DimensionToken {
///     case small = "spacing.small"
///     case large = "spacing.large"
/// }
/// ```
///
/// A catalogue lists such enumerations, `Catalog("Shop", tokens: [Spacing.self], …)`. All their cases are looked up in every
/// context before anything is drawn, so that no picture is made with a token that does not exist.
public nonisolated protocol DesignToken: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    static var tokenType: TokenType { get }
}

/// Names of colours, which are styles themselves: `.foregroundStyle(Palette.ink)`.
public nonisolated protocol ColorToken: DesignToken, ShapeStyle where Resolved == Color {}

extension ColorToken {
    public static var tokenType: TokenType { .color }

    public func resolve(in environment: EnvironmentValues) -> Color { Color(self) }
}

/// Names of lengths, for paddings, distances and corners: `.padding(Spacing.small)`.
public nonisolated protocol DimensionToken: DesignToken {}

extension DimensionToken {
    public static var tokenType: TokenType { .dimension }
}

/// Names of fonts: `.font(.token(TextRole.title))`.
public nonisolated protocol TypographyToken: DesignToken {}

extension TypographyToken {
    public static var tokenType: TokenType { .typography }
}

/// Names of shadows: `.shadow(Elevation.card)`.
public nonisolated protocol ShadowToken: DesignToken {}

extension ShadowToken {
    public static var tokenType: TokenType { .shadow }
}

/// Names of times.
public nonisolated protocol DurationToken: DesignToken {}

extension DurationToken {
    public static var tokenType: TokenType { .duration }
}

/// Names of numbers, such as opacities.
public nonisolated protocol NumberToken: DesignToken {}

extension NumberToken {
    public static var tokenType: TokenType { .number }
}
