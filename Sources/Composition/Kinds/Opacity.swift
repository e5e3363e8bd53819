extension ElementKinds {
    static let opacity = ElementKind("opacity", [Property("opacity", \.self, .factor, .paint)], blank: 1.0) {
        .opacity($0)
    }

    static let hidden = ElementKind("hidden", [], blank: ()) { .hidden }
}
