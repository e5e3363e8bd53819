/// A type of a shop that has the name of one of Combine's.
public struct Subscription: Hashable, Sendable {
    public let name: String

    public init(name: String) {
        self.name = name
    }
}
