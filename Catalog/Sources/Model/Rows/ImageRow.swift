/// A picture across the list.
public struct ImageRow: Decodable, Sendable {
    public let image: String
    public let caption: String?
}
