/// Some rows of a list as a server sends them.
public struct NetworkPage: Decodable, Sendable {
    public let rows: [NetworkRow]
    /// Where the next rows are; nothing on the last page.
    public let next: String?
}
