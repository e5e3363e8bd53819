/// A rectangle of a picture in which pixels differ.
public struct PixelRegion: Hashable, Sendable {
    public let x: Int
    public let y: Int
    public let width: Int
    public let height: Int

    /// How many pixels in it differ.
    public let differingPixels: Int

    public init(x: Int, y: Int, width: Int, height: Int, differingPixels: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.differingPixels = differingPixels
    }
}

extension PixelRegion: CustomStringConvertible {
    public var description: String {
        "\(width)×\(height) px at (\(x), \(y)), \(differingPixels) different"
    }
}
