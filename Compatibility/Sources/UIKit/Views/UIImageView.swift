import CoreGraphics
public import Foundation
import Vitrine

/// A picture.
open class UIImageView: UIView {
    open var image: UIImage?
    open var highlightedImage: UIImage?
    open var isHighlighted = false
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Without effect: the picture keeps its size.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false
    open var animationImages: [UIImage]?
    open var animationDuration: TimeInterval = 0
    open var animationRepeatCount = 0
    public let isAnimating = false

    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open func startAnimating() {}

    open func stopAnimating() {}

    private var shownImage: UIImage? {
        let image = isHighlighted ? highlightedImage ?? image : image
        return preferredSymbolConfiguration.flatMap { image?.applyingSymbolConfiguration($0) } ?? image
    }

    override open var intrinsicContentSize: CGSize {
        shownImage?.view.measuredSize(in: .unspecified, of: self) ?? super.intrinsicContentSize
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

    override func drawnContent() -> AnyView? {
        guard let shownImage else { return nil }
        let tint = (shownImage.tint ?? tintColor).color
        switch contentMode {
        case .scaleToFill, .redraw: return AnyView(shownImage.resizableView.foregroundColor(tint))
        case .scaleAspectFit:
            return AnyView(
                shownImage.resizableView.aspectRatio(contentMode: .fit).foregroundColor(tint)
                    .frame(maxWidth: .infinity, maxHeight: .infinity))
        case .scaleAspectFill:
            return AnyView(
                shownImage.resizableView.aspectRatio(contentMode: .fill).foregroundColor(tint)
                    .frame(width: bounds.width, height: bounds.height))
        default:
            return AnyView(
                shownImage.view.foregroundColor(tint)
                    .frame(width: bounds.width, height: bounds.height, alignment: contentMode.alignment))
        }
    }
}

extension UIView.ContentMode {
    /// Where a content that keeps its size lies.
    var alignment: Alignment {
        switch self {
        case .top: .top
        case .bottom: .bottom
        case .left: .leading
        case .right: .trailing
        case .topLeft: .topLeading
        case .topRight: .topTrailing
        case .bottomLeft: .bottomLeading
        case .bottomRight: .bottomTrailing
        case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: .center
        }
    }
}
