import Foundation
import VitrineViews

extension ElementKinds {
    /// One number for all edges where it is the same, else one for each edge that has some.
    static let padding = ElementKind<EdgeInsets>(
        "padding",
        [
            Property("all edges", optional: \.distanceOfAllEdges, .points(), .place),
            .edge("top", \.top), .edge("leading", \.leading), .edge("bottom", \.bottom),
            .edge("trailing", \.trailing),
        ], blank: EdgeInsets(), isLayout: true, changes: .layout
    ) { .modified(.padding($0)) }
}

extension EdgeInsets {
    fileprivate var distanceOfAllEdges: CGFloat? {
        get { top == bottom && leading == trailing && top == leading ? top : nil }
        set {
            let distance = newValue ?? 0
            self = EdgeInsets(top: distance, leading: distance, bottom: distance, trailing: distance)
        }
    }
}

extension Property<EdgeInsets> {
    /// The distance of an edge, where all edges do not have one and it is not 0.
    fileprivate static func edge(_ name: String, _ edge: Member<CGFloat>) -> Property {
        let format = PropertyFormat<CGFloat>.points()
        return Property(
            PropertyDeclaration(name: name, unit: format.unit, role: .place),
            write: { insets, _ in
                let distance = insets[keyPath: edge]
                return distance == 0 || insets.distanceOfAllEdges != nil ? nil : format.write(distance)
            },
            read: { insets, value in
                guard let value else { return true }
                guard let distance = format.read(value) else { return false }
                insets[keyPath: edge] = distance
                return true
            },
            check: { NumberRange.finite.fault(Double($0[keyPath: edge])) })
    }
}
