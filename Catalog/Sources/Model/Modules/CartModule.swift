/// What is going to be bought, and what may be later.
public struct CartModule: Decodable, Sendable {
    public var lines: [CartLine]
    public var saved: [CartLine]
}
