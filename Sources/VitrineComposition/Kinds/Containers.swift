import VitrineJSONValues
import VitrineViews

extension ElementKinds {
    static let scroll = ElementKind(
        "scroll", [Property("axes", \.self, .axes, .place)], blank: Axis.Set.vertical, isLayout: true
    ) { .container("scroll", .scroll($0)) }
}

// Containers whose layout depends on what a sidecar does not hold: their children stay where they were.
extension ElementKinds {
    static let firstThatFits = ElementKind<Axis.Set>(
        "first that fits", [Property("axes", \.self, .axes, .place)], isLayout: true
    ) { _ in nil }

    static let geometry = ElementKind<Void>("geometry", [], isLayout: true) { _ in nil }

    static let customLayout = ElementKind<CustomArrangement>(
        "layout",
        [
            Property(
                PropertyDeclaration(name: "layout", unit: .word, role: .content),
                write: { arrangement, _ in .string(arrangement.name) })
        ], isLayout: true
    ) { _ in nil }

    static let alignmentGuide = ElementKind<AlignmentKey>(
        "alignment guide",
        [
            Property(
                PropertyDeclaration(name: "guide", unit: .word, role: .place),
                write: { key, _ in .string(key.name) })
        ], isLayout: true, modifier: ModifierDeclaration(scope: .layout)
    ) { _ in nil }
}
