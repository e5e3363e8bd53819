/// A badge as a server sends it.
public struct BadgeContent: Decodable, Hashable, Sendable {
    /// What the badge says about the thing, which decides its colours.
    public enum Kind: String, Decodable, Sendable {
        case neutral, accent, sale, caution
        /// On a photograph, whatever its colours.
        case photo
    }

    public let text: String
    public let kind: Kind
}
