public import VitrineGeometry

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

    /// Whether the pictures have the same pixels; the first difference ends the comparison.
    public static func == (left: StraightBitmap, right: StraightBitmap) -> Bool {
        left.size == right.size
            && left.bytes.withUnsafeBytes { left in right.bytes.withUnsafeBytes { areEqual(left, $0) } }
    }
}

/// Whether pixels are equal; asked for blocks, so that the first difference ends it, and vector instructions do the rest.
private func areEqual(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
    if left.baseAddress == right.baseAddress { return true }
    for start in stride(from: 0, to: left.count, by: 4096) {
        var difference: UInt32 = 0
        for place in stride(from: start, to: min(start &+ 4096, left.count), by: 4) {
            difference |=
                left.load(fromByteOffset: place, as: UInt32.self)
                ^ right.load(fromByteOffset: place, as: UInt32.self)
        }
        if difference != 0 { return false }
    }
    return true
}
