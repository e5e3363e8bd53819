/// Parts of a screen that exclude each other.
public struct SegmentsModule: Decodable, Sendable {
    public let titles: [String]
    public let selected: Int
}
