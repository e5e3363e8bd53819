import Foundation
import VitrineComposition
import VitrineDrawing
import VitrineGeometry
import VitrineViews

/// The box of the element with an identity, on the whole component.
@MainActor
func box(
    of id: String, in view: some View, width: Double? = nil, height: Double? = nil,
    environment: EnvironmentValues = EnvironmentValues()
) throws -> Rect? {
    func find(_ node: LaidOutNode, at origin: Point) -> Rect? {
        let frame = node.frame.translated(by: origin)
        if node.id.text.hasSuffix("(\(id))") { return frame }
        for child in node.children {
            if let found = find(child, at: frame.origin) { return found }
        }
        return nil
    }
    return find(try laidOut(view, width: width, height: height, environment: environment), at: .zero)
}

/// The size of a whole component for a proposal.
@MainActor
func size(
    of view: some View, width: Double? = nil, height: Double? = nil,
    environment: EnvironmentValues = EnvironmentValues()
) throws -> Size {
    try laidOut(view, width: width, height: height, environment: environment).frame.size
}

/// What is drawn of a view for a proposal, in order.
@MainActor
func painted(
    _ view: some View, width: Double? = nil, height: Double? = nil,
    environment: EnvironmentValues = EnvironmentValues()
) throws -> [DisplayItem.Content] {
    let node = try laidOut(view, width: width, height: height, environment: environment)
    let canvas = CanvasArea(size: node.frame.size, origin: .zero, scale: 2, background: nil)
    return Painter.paint(node, on: canvas).items.map(\.content)
}

/// The size that a view answers to a proposal which no canvas makes.
struct Asking: Layout {
    var proposal: ProposedViewSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.first?.sizeThatFits(self.proposal) ?? .zero
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
}

extension View {
    /// Gives the view a box of its own with a name, without changing it.
    func marked(_ id: String) -> some View {
        ZStack { self }.id(id)
    }
}

/// A block with fixed sides.
@MainActor
func block(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
}
