import Composition
import Foundation
import Geometry
import Views

/// The box of the element with an identity, on the whole component.
@MainActor
func box(
    of id: String, in view: some View, width: Double? = nil, height: Double? = nil,
    environment: EnvironmentValues = EnvironmentValues()
) throws -> Rect? {
    func find(_ node: LaidOutNode, at origin: Point) -> Rect? {
        let frame = node.frame.translated(by: origin)
        if node.id.hasSuffix("(\(id))") { return frame }
        return node.children.lazy.compactMap { find($0, at: frame.origin) }.first
    }
    return find(try laidOut(view, width: width, height: height, environment: environment), at: .zero)
}

/// The size of a whole component for a proposal.
@MainActor
func size(of view: some View, width: Double? = nil, height: Double? = nil) throws -> Size {
    try laidOut(view, width: width, height: height).frame.size
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
