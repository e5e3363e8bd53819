/// The extent of a picture in device pixels; both sides are at least 1.
public struct PixelSize: Hashable, Sendable {
    /// How many pixels a row has.
    public let width: Int
    /// How many rows there are.
    public let height: Int

    /// Nothing if a side is not positive.
    public init?(width: Int, height: Int) {
        guard width > 0, height > 0 else { return nil }
        self.width = width
        self.height = height
    }

    /// The smallest picture that covers a size in points at so many pixels per point.
    ///
    /// A thousandth of a pixel is taken for the inexactness of floating point, not for a further pixel.
    public init(covering size: Size, scale: Double) {
        precondition(
            size.width.isFinite && size.height.isFinite && scale > 0, "a picture has a finite size")
        self.width = max(1, Int((size.width * scale - 0.001).rounded(.up)))
        self.height = max(1, Int((size.height * scale - 0.001).rounded(.up)))
    }

    /// How many pixels the picture has.
    public var area: Int { width * height }
}

extension PixelSize: CustomStringConvertible {
    /// As people write it, `750×400 px`.
    public var description: String { "\(width)×\(height) px" }
}
