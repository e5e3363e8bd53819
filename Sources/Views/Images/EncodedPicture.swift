public import Foundation

/// The bytes of an image file that code has at hand.
public struct EncodedPicture: Hashable, Sendable {
    public var data: Data
    /// Pixels per point.
    public var scale: Double

    public init(data: Data, scale: Double) {
        self.data = data
        self.scale = scale
    }
}

extension Image {
    public init(_ picture: EncodedPicture) {
        self.init(source: .encoded(picture))
    }
}
