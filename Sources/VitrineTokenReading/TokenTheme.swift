/// The tokens of one combination of contexts under a name for people.
package struct TokenTheme: Sendable {
    package let name: String
    package let set: TokenSet

    package init(name: String, set: TokenSet) {
        self.name = name
        self.set = set
    }
}
