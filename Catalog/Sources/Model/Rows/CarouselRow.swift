/// Things for sale side by side.
public struct CarouselRow: Decodable, Sendable {
    public let title: String
    public let listings: [Listing]
}
