public import VitrineViews

extension RoundedRectangle {
    /// The rectangle whose corners have a token's length as their radius.
    public init<Token: DimensionToken>(cornerRadius: Token, style: RoundedCornerStyle = .continuous) {
        self.init(cornerRadiusToken: cornerRadius.rawValue, style: style)
    }
}
