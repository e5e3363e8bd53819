import VitrineJSONValues
import VitrineViews

struct StackElement<Alignment: Sendable>: Sendable {
    var alignment: Alignment
    var spacing: Double?
}

extension ElementKinds {
    static let horizontalStack = ElementKind(
        "hstack", rowProperties, blank: StackElement(alignment: .center), isLayout: true
    ) { .container("hstack", .horizontal($0.alignment, spacing: $0.spacing)) }

    static let lazyHorizontalStack = ElementKind(
        "lazy hstack", rowProperties, blank: StackElement(alignment: .center), isLayout: true
    ) { .container("lazy hstack", .lazyHorizontal($0.alignment, spacing: $0.spacing)) }

    static let verticalStack = ElementKind(
        "vstack", columnProperties, blank: StackElement(alignment: .center), isLayout: true
    ) { .container("vstack", .vertical($0.alignment, spacing: $0.spacing)) }

    static let lazyVerticalStack = ElementKind(
        "lazy vstack", columnProperties, blank: StackElement(alignment: .center), isLayout: true
    ) { .container("lazy vstack", .lazyVertical($0.alignment, spacing: $0.spacing)) }

    static let overlappingStack = ElementKind(
        "zstack", [Property("alignment", \.self, .alignment, .place)], blank: Alignment.center, isLayout: true
    ) { .container("zstack", .overlapping($0)) }

    private static let rowProperties: [Property<StackElement<VerticalAlignment>>] = [
        Property("alignment", \.alignment, .alignment, .place),
        Property("spacing", optional: \.spacing, .points(), .place, usually: "standard"),
    ]

    private static let columnProperties: [Property<StackElement<HorizontalAlignment>>] = [
        Property("alignment", \.alignment, .alignment, .place),
        Property("spacing", optional: \.spacing, .points(), .place, usually: "standard"),
    ]
}

extension ResolvedNode.Kind {
    /// A container that a sidecar knows by its kind alone.
    static func container(_ kind: String, _ layout: ContainerLayout) -> ResolvedNode.Kind {
        .container(Container(name: kind, layout: layout))
    }
}
