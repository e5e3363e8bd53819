public import VitrineViews

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
    /// The type that the tokens' values must have in the token files.
    static var tokenType: TokenType { get }
}

/// Names of colours, which are styles themselves: `.foregroundStyle(Palette.ink)`.
public nonisolated protocol ColorToken: DesignToken, ShapeStyle where Resolved == Color {}

extension ColorToken {
    /// Always ``TokenType/color``.
    public static var tokenType: TokenType { .color }

    /// The token's color in the contexts that hold in the environment.
    public func resolve(in environment: EnvironmentValues) -> Color { Color(self) }
}

/// Names of lengths, for paddings, distances and corners: `.padding(Spacing.small)`.
public nonisolated protocol DimensionToken: DesignToken {}

extension DimensionToken {
    /// Always ``TokenType/dimension``.
    public static var tokenType: TokenType { .dimension }
}

/// Names of fonts: `.font(.token(TextRole.title))`.
public nonisolated protocol TypographyToken: DesignToken {}

extension TypographyToken {
    /// Always ``TokenType/typography``.
    public static var tokenType: TokenType { .typography }
}

/// Names of shadows: `.shadow(Elevation.card)`.
public nonisolated protocol ShadowToken: DesignToken {}

extension ShadowToken {
    /// Always ``TokenType/shadow``.
    public static var tokenType: TokenType { .shadow }
}

/// Names of times.
public nonisolated protocol DurationToken: DesignToken {}

extension DurationToken {
    /// Always ``TokenType/duration``.
    public static var tokenType: TokenType { .duration }
}

/// Names of numbers, such as opacities.
public nonisolated protocol NumberToken: DesignToken {}

extension NumberToken {
    /// Always ``TokenType/number``.
    public static var tokenType: TokenType { .number }
}
