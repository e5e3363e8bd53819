/// A heading within a list.
public struct TitleRow: Decodable, Sendable {
    public let title: String
    public let caption: String?
}
