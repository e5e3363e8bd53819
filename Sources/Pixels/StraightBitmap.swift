public import Geometry

/// A picture as PNG holds it: RGBA with straight alpha, 8 bits a component, row by row without padding.
public struct StraightBitmap: Equatable, Sendable {
    /// How many pixels a row has, and how many rows there are.
    public let size: PixelSize

    /// Red, green, blue, alpha of each pixel in turn.
    public var bytes: [UInt8]

    /// Traps unless there are four bytes for each pixel.
    public init(size: PixelSize, bytes: [UInt8]) {
        precondition(bytes.count == size.area * 4, "a straight bitmap has four bytes for each pixel")
        self.size = size
        self.bytes = bytes
    }
}
