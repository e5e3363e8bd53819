public import VitrineGeometry

/// The result of comparing two pictures.
public struct ImageDifference: Equatable, Sendable {
    /// The canvas on which they were compared: that of both, or the smallest that holds both.
    public let size: PixelSize

    /// How many pixels are different.
    public var differingPixels: Int { different?.count ?? 0 }

    /// How many would be, had anti-aliasing not made them.
    public var antiAliasedPixels: Int { antiAliased?.count ?? 0 }

    /// Whether no pixel counts as different.
    public var isMatch: Bool { differingPixels == 0 }

    /// The pixels that differ and those that were forgiven; nothing where the pictures are equal.
    private(set) var different: PixelMask?
    private(set) var antiAliased: PixelMask?

    /// Equal pictures.
    init(size: PixelSize) {
        self.size = size
    }

    init(size: PixelSize, different: PixelMask, antiAliased: PixelMask) {
        self.size = size
        self.different = different
        self.antiAliased = antiAliased
    }

    /// Adds what was found in other rows of the same pictures.
    mutating func formUnion(_ other: ImageDifference) {
        different = Self.union(different, other.different)
        antiAliased = Self.union(antiAliased, other.antiAliased)
    }

    private static func union(_ left: PixelMask?, _ right: PixelMask?) -> PixelMask? {
        guard var union = left else { return right }
        if let right { union.formUnion(right) }
        return union
    }

    /// Makes the pixels that only one of the pictures has different.
    mutating func markPixelsOfOne(of first: PixelSize, and second: PixelSize) {
        var different = different ?? PixelMask(size: size)
        var antiAliased = antiAliased ?? PixelMask(size: size)
        for y in 0..<size.height {
            let firstWidth = y < first.height ? first.width : 0
            let secondWidth = y < second.height ? second.width : 0
            let one = min(firstWidth, secondWidth)..<max(firstWidth, secondWidth)
            different.set(one, row: y, to: true)
            antiAliased.set(one, row: y, to: false)
        }
        self.different = different
        self.antiAliased = antiAliased
    }
}
