import Foundation
package import VitrineDrawing
package import VitrineGeometry

/// The visible region of a scroll view's content: its box, and on a screen the region beyond the safe area beside it.
package nonisolated struct ViewportShape: PrimitiveShape {
    package var geometry: ShapeGeometry { .rectangle }

    /// The shape that goes on beyond its box.
    package func extended(by outsets: Insets) -> any Shape {
        outsets == .zero ? self : ExtendedRectangle(outsets: outsets)
    }
}

private nonisolated struct ExtendedRectangle: Shape {
    let outsets: Insets

    func path(in rect: CGRect) -> Path {
        Path(
            CGRect(
                x: rect.minX - CGFloat(outsets.left), y: rect.minY - CGFloat(outsets.top),
                width: rect.width + CGFloat(outsets.horizontal),
                height: rect.height + CGFloat(outsets.vertical)))
    }
}
