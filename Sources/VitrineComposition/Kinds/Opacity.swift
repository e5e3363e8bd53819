import VitrineJSONValues
import VitrineViews

extension ElementKinds {
    static let opacity = ElementKind(
        "opacity", [Property("opacity", \.self, .factor, .paint)], blank: 1.0, changes: .appearance,
        neutral: ["opacity": 1.0]
    ) { .modified(.opacity($0)) }

    static let hidden = ElementKind("hidden", [], blank: (), changes: .appearance) { .modified(.hidden) }
}
