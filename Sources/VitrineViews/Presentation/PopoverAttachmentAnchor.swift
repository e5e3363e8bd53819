public import Foundation

/// The place that a popover points to.
public nonisolated enum PopoverAttachmentAnchor: Sendable {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)

    /// The place in the box of an element.
    func anchor(in element: String?) -> Anchor<CGRect> {
        switch self {
        case .rect(let source): Anchor(source: source, element: element)
        case .point(let point):
            Anchor(
                source: Anchor<CGRect>.Source("unitPoint \(point)") {
                    CGRect(
                        x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height, width: 0, height: 0
                    )
                }, element: element)
        }
    }
}
