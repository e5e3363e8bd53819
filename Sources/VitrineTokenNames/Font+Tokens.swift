public import VitrineViews

extension Font {
    /// The font of a token: family, size and weight.
    public static func token<Token: TypographyToken>(_ token: Token) -> Font { .token(at: token.rawValue) }
}
