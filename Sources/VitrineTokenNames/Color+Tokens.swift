public import VitrineViews

extension Color {
    /// The colour of a design token.
    public init<Token: ColorToken>(_ token: Token) {
        self.init(token: token.rawValue)
    }
}
