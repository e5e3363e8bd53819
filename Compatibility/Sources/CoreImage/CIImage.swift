public import CoreGraphics
import Vitrine

/// A picture that filters make or change.
public final class CIImage: Sendable {
    enum Content: Sendable {
        case nothing
        case color(CIColor)
        case code(QRCode, dark: CIColor, light: CIColor)
        case picture(Image)
    }

    public let extent: CGRect
    let content: Content

    init(_ content: Content, extent: CGRect) {
        self.content = content
        self.extent = extent
    }

    public convenience init(cgImage: CGImage) {
        self.init(
            .picture(Image(decorative: cgImage, scale: 1)),
            extent: CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height))
    }

    /// One colour, as far as it is cut out of it.
    public convenience init(color: CIColor) {
        self.init(.color(color), extent: .infinite)
    }

    /// The bytes of a picture file; how large it is only shows where it is drawn.
    public convenience init?(data: Data) {
        let image = Image(EncodedPicture(data: data, scale: 1))
        self.init(.picture(image), extent: CGRect(origin: .zero, size: image.naturalSize))
    }

    public static func empty() -> CIImage { CIImage(.nothing, extent: .zero) }

    /// Scaled and moved; it is not turned.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        CIImage(content, extent: extent.isInfinite ? extent : extent.applying(matrix))
    }

    /// The part in a rectangle; all of a code or a picture is drawn in it.
    public func cropped(to rect: CGRect) -> CIImage {
        CIImage(content, extent: extent.isInfinite ? rect : extent.intersection(rect))
    }

    public func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage {
        let filter = CIFilter(name: filterName, parameters: parameters)
        filter?.setValue(self, forKey: kCIInputImageKey)
        return filter?.outputImage ?? self
    }

    /// The picture as a view of its size; nothing where it has none.
    package var picture: Image? {
        let size = extent.size
        if case .picture(let image) = content, size == .zero { return image }
        guard !extent.isInfinite, !extent.isNull, size.width > 0, size.height > 0 else { return nil }
        switch content {
        case .nothing: return nil
        case .color(let color):
            return Image(DrawnPicture(Rectangle().fill(Color(cgColor: color.cgColor)), size: size))
        case .code(let code, let dark, let light):
            let view = CodeView(code: code, dark: dark, light: light)
            return Image(DrawnPicture(view, size: size))
        case .picture(let image): return Image(DrawnPicture(image.resizable(), size: size))
        }
    }
}

/// The modules of a code with the margin of one module that Core Image leaves.
nonisolated struct CodeView: View {
    let code: QRCode
    let dark: CIColor
    let light: CIColor

    @MainActor var body: some View {
        Color(cgColor: light.cgColor).overlay {
            CodeShape(code: code).fill(Color(cgColor: dark.cgColor))
        }
    }
}

private nonisolated struct CodeShape: Shape {
    let code: QRCode

    func path(in rect: CGRect) -> Path {
        let (width, height) = (rect.width / CGFloat(code.size + 2), rect.height / CGFloat(code.size + 2))
        return Path { path in
            for y in 0..<code.size {
                for x in 0..<code.size where code.isDark(x: x, y: y) {
                    path.addRect(
                        CGRect(
                            x: rect.minX + CGFloat(x + 1) * width, y: rect.minY + CGFloat(y + 1) * height,
                            width: width, height: height))
                }
            }
        }
    }
}
