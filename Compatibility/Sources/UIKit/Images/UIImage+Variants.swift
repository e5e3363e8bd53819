public import Foundation

extension UIImage {
    /// The same image: pictures are decoded when they are drawn.
    public func preparingForDisplay() -> UIImage? { self }

    /// The same image: pictures are decoded when they are drawn.
    public func byPreparingForDisplay() async -> UIImage? { self }

    /// The image in a size.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
    }

    /// The image in a size.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// The first of the images, which a picture shows at rest.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        images.first
    }

    /// Without effect: views lay the whole image out.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }

    public var alignmentRectInsets: UIEdgeInsets { .zero }

    /// Nothing: an image is shown at rest.
    public var images: [UIImage]? { nil }

    public var duration: TimeInterval { 0 }
}
