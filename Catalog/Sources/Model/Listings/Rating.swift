/// What buyers think of a thing as a server sends it.
public struct Rating: Decodable, Hashable, Sendable {
    /// 0…5.
    public let average: Double
    public let count: Int

    public init(average: Double, count: Int) {
        self.average = average
        self.count = count
    }
}
