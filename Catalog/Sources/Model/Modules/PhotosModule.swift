/// The pictures of a thing, at least one of them, one at a time.
public struct PhotosModule: Sendable {
    public let images: [String]
    /// The place of the shown one.
    public let shown: Int?
    public let isFavorite: Bool
    /// The listing that the heart is about.
    public let listing: String
}

extension PhotosModule: Decodable {
    private enum CodingKeys: CodingKey {
        case images, shown, isFavorite, listing
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        images = try container.decode([String].self, forKey: .images)
        shown = try container.decodeIfPresent(Int.self, forKey: .shown)
        isFavorite = try container.decode(Bool.self, forKey: .isFavorite)
        listing = try container.decode(String.self, forKey: .listing)
        guard images.indices.contains(shown ?? 0) else {
            throw DecodingError.dataCorruptedError(
                forKey: shown == nil ? .images : .shown, in: container,
                debugDescription: "there is no picture \(shown ?? 0) of \(images.count)")
        }
    }
}
