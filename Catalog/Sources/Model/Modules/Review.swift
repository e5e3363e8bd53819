/// What one buyer says.
public struct Review: Decodable, Identifiable, Hashable, Sendable {
    public let id: String
    public let author: String
    public let avatar: String?
    /// 1…5.
    public let stars: Int
    public let date: Day?
    public let text: String
    public let image: String?
}
