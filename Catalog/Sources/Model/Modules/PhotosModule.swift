/// The pictures of a thing, one at a time.
public struct PhotosModule: Decodable, Sendable {
    public let images: [String]
    /// The place of the shown one.
    public let shown: Int?
    public let isFavorite: Bool
    /// The listing that the heart is about.
    public let listing: String
}
