public import Foundation

/// The bytes of an image file that code has at hand.
public struct EncodedPicture: Hashable, Sendable {
    /// The bytes of a PNG, JPEG or WebP file.
    public var data: Data
    /// Pixels per point.
    public var scale: Double

    /// The bytes of a file with so many pixels per point.
    public init(data: Data, scale: Double) {
        self.data = data
        self.scale = scale
    }
}

extension Image {
    /// An image that is decoded where it is shown; bytes that cannot be decoded are a failure of the picture.
    public init(_ picture: EncodedPicture) {
        self.init(source: .encoded(picture))
    }
}
