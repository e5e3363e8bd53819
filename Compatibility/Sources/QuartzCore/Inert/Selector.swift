/// The name of a method, which Swift on Linux cannot find: `#selector` does not compile there, a name does and calls nothing.
public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable {
    private let name: String

    public init(_ name: String) {
        self.name = name
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }
}
