import VitrineGeometry

/// The limits of a picture file, checked before anything is allocated for it.
public struct ImageLimits: Equatable, Sendable {
    /// The most pixels of a picture; each takes four bytes of memory.
    public var maximumPixels: Int

    public init(maximumPixels: Int) {
        self.maximumPixels = maximumPixels
    }

    /// 2^26 pixels, for example 8192×8192, which is 256 MiB.
    public static let standard = ImageLimits(maximumPixels: 1 << 26)

    func check(width: Int, height: Int, format: ImageFormat) throws(ImageCodingError) -> PixelSize {
        guard let size = PixelSize(width: width, height: height) else {
            throw .damaged(format, reason: "it is \(width)×\(height) px large")
        }
        guard width <= maximumPixels / height else {
            throw .tooLarge(width: width, height: height, maximumPixels: maximumPixels)
        }
        return size
    }
}
