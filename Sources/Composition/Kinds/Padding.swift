import Foundation
import Views

extension ElementKinds {
    /// One number for all edges where it is the same, else one for each edge that has some.
    static let padding = ElementKind<EdgeInsets>(
        "padding",
        [
            Property("all edges", optional: \EdgeInsets.distanceOfAllEdges, .points(), .place),
            Property("top", optional: \EdgeInsets[Edge.top], .points(), .place),
            Property("leading", optional: \EdgeInsets[Edge.leading], .points(), .place),
            Property("bottom", optional: \EdgeInsets[Edge.bottom], .points(), .place),
            Property("trailing", optional: \EdgeInsets[Edge.trailing], .points(), .place),
        ], blank: EdgeInsets(), isLayout: true
    ) { .padding($0) }
}

extension EdgeInsets {
    fileprivate var distanceOfAllEdges: CGFloat? {
        get { top == bottom && leading == trailing && top == leading ? top : nil }
        set {
            let distance = newValue ?? 0
            self = EdgeInsets(top: distance, leading: distance, bottom: distance, trailing: distance)
        }
    }

    /// The distance of an edge, where all edges do not have one and it is not 0.
    fileprivate subscript(edge: Edge) -> CGFloat? {
        get { distanceOfAllEdges == nil && self.distance(edge) != 0 ? distance(edge) : nil }
        set {
            guard let newValue else { return }
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }

    private func distance(_ edge: Edge) -> CGFloat {
        switch edge {
        case .top: top
        case .leading: leading
        case .bottom: bottom
        case .trailing: trailing
        }
    }
}
