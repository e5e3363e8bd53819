public import VitrineGeometry

/// A picture as Cairo holds it: premultiplied ARGB, 32 bits a pixel in native byte order, no padding
/// between rows.
public struct Bitmap: Equatable, Sendable {
    /// How many pixels a row has, and how many rows there are.
    public let size: PixelSize

    /// `alpha << 24 | red << 16 | green << 8 | blue` per pixel, row by row, components premultiplied.
    public var pixels: [UInt32]

    /// Traps unless there is one word for each pixel.
    public init(size: PixelSize, pixels: [UInt32]) {
        precondition(pixels.count == size.area, "a bitmap has one word for each pixel")
        self.size = size
        self.pixels = pixels
    }

    /// A fully transparent picture.
    public init(size: PixelSize) {
        self.init(size: size, pixels: [UInt32](repeating: 0, count: size.area))
    }
}
