@_exported public import CoreImage
public import Vitrine

extension UIImage {
    public convenience init(ciImage: CIImage) {
        self.init(ciImage: ciImage, scale: 1)
    }

    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(ciImage.picture ?? UIImage().image, scale: scale)
    }

    /// Core Image's picture of it; none of it is one already.
    public var ciImage: CIImage? { nil }
}

extension CIImage {
    public convenience init?(image: UIImage) {
        guard let picture = image.cgImage else { return nil }
        self.init(cgImage: picture)
    }
}

extension CIColor {
    public convenience init(color: UIColor) {
        self.init(cgColor: color.cgColor)
    }
}
