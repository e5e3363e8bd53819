public import CoreGraphics

/// Makes pictures of what filters describe.
public final class CIContext: Sendable {
    public init() {}

    public init(options: [CIContextOption: Any]?) {}

    public func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? {
        let part = image.extent == rect ? image : image.cropped(to: rect)
        guard let picture = part.picture else { return nil }
        return CGImage(
            width: Int(part.extent.width.rounded()), height: Int(part.extent.height.rounded()),
            picture: picture)
    }
}

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
}
