public import VitrineGeometry

/// An opaque picture of at most 256 colors, row by row without padding.
public struct IndexedBitmap: Equatable, Sendable {
    /// How many pixels a row has, and how many rows there are.
    public let size: PixelSize

    /// Red, green and blue of each index.
    public let colors: [SIMD3<UInt8>]

    /// The place of each pixel's color among the colors.
    public let indices: [UInt8]

    /// Traps unless there are 1 to 256 colors and one index for each pixel; indices beyond the colors are not looked for.
    public init(size: PixelSize, colors: [SIMD3<UInt8>], indices: [UInt8]) {
        precondition((1...256).contains(colors.count), "an indexed bitmap has 1 to 256 colors")
        precondition(indices.count == size.area, "an indexed bitmap has one index for each pixel")
        self.size = size
        self.colors = colors
        self.indices = indices
    }
}
