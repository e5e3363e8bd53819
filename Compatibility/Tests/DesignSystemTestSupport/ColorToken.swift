/// A type of a design system that has the name of a word of Vitrine's.
public struct ColorToken: Hashable, Sendable {
    public let name: String

    public init(_ name: String) {
        self.name = name
    }
}
