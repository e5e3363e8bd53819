extension Font {
    /// What of an environment decides the family, the size and the weight of a font.
    public nonisolated struct Context: Hashable, Sendable {
        let typeSize: DynamicTypeSize
        private let tokenContexts: TokenContexts

        init(_ environment: EnvironmentValues) {
            self.typeSize = environment.dynamicTypeSize
            self.tokenContexts = TokenContexts(environment)
        }

        var tokens: TokenValues { TokenValues(contexts: tokenContexts) }
    }
}

extension EnvironmentValues {
    /// What a font resolves in to what it looks like here.
    public var fontResolutionContext: Font.Context { Font.Context(self) }
}
