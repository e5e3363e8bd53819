#if UIKit
    public import CoreGraphics
    public import OpenCombine
    public import UIKit

    /// Makes a picture of a view, for code that shows or shares it.
    @MainActor @preconcurrency
    public final class ImageRenderer<Content: View>: ObservableObject {
        public var content: Content
        public var proposedSize = ProposedViewSize.unspecified
        public var scale: CGFloat = 1
        public var isOpaque = false
        /// Without effect.
        public var colorMode = ColorRenderingMode.nonLinear
        /// Without effect: nothing is observed between two pictures.
        public var isObservationEnabled = false

        public init(content view: Content) {
            self.content = view
        }

        /// The view in the size that it has for the proposal; empty outside of a rendering, where no view has a size.
        public var uiImage: UIImage? {
            UIImage(
                drawing: AnyView(content), size: content.measuredSize(in: proposedSize), scale: scale)
        }

        public var cgImage: CGImage? { uiImage?.cgImage }

        /// Hands on the size and a function that draws the view into a context, upright where the origin is at the lower left corner.
        public func render(
            rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
        ) {
            let size = content.measuredSize(in: proposedSize)
            let image = UIImage(drawing: AnyView(content), size: size, scale: rasterizationScale).cgImage
            renderer(size) { context in
                if let image { context.draw(image, in: CGRect(origin: .zero, size: size)) }
            }
        }
    }
#endif
