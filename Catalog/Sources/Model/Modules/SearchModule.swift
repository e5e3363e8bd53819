/// A field to search with, as on the top of the home screen.
public struct SearchModule: Decodable, Sendable {
    public let prompt: String
    /// What has been typed already.
    public let query: String?
}
