public import VitrineViews

nonisolated extension View {
    /// Adds room of a token's length at some edges.
    public func padding<Token: DimensionToken>(_ edges: Edge.Set, _ token: Token) -> some View {
        padding(edges, token: token.rawValue)
    }

    /// Adds room of a token's length all around.
    public func padding<Token: DimensionToken>(_ token: Token) -> some View { padding(.all, token) }

    /// Throws the shadows of a token, the first one next to the view.
    public func shadow<Token: ShadowToken>(_ token: Token) -> some View { shadow(token: token.rawValue) }
}
