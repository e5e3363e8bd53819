import VitrineViews

extension ElementKinds {
    static let frame = ElementKind(
        "frame",
        [
            Property("width", optional: \.width, .points(.length), .place),
            Property("height", optional: \.height, .points(.length), .place),
            Property("alignment", \.alignment, .alignment, .place),
        ], blank: FixedFrame(width: nil, height: nil, alignment: .center), isLayout: true,
        changes: .layout
    ) { .modified(.frame($0)) }

    static let flexibleFrame = ElementKind(
        "flexible frame",
        [
            Property("minimum width", optional: \.minWidth, .points(.bound), .place),
            Property("ideal width", optional: \.idealWidth, .points(.bound), .place),
            Property("maximum width", optional: \.maxWidth, .points(.bound), .place),
            Property("minimum height", optional: \.minHeight, .points(.bound), .place),
            Property("ideal height", optional: \.idealHeight, .points(.bound), .place),
            Property("maximum height", optional: \.maxHeight, .points(.bound), .place),
            Property("alignment", \.alignment, .alignment, .place),
        ], blank: FlexibleFrame(alignment: .center), isLayout: true, changes: .layout
    ) { .modified(.flexibleFrame($0)) }
}
