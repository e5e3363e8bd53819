/// A PNG file with what tells its pixels from others.
public struct PictureFile: Equatable, Sendable {
    public var bytes: [UInt8]
    /// Nothing where it was never found out.
    public var pixelHash: String?

    public init(bytes: [UInt8], pixelHash: String? = nil) {
        self.bytes = bytes
        self.pixelHash = pixelHash
    }
}
