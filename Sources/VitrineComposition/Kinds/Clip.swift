import VitrineDrawing

struct ClipElement: Sendable {
    var outline: Outline
    var rule = Path.FillRule.nonZero
}

extension ElementKinds {
    static let clip = ElementKind<ClipElement>(
        "clip", Outline.properties.map { $0.ofPart(\.outline) } + [ClipElement.rule]
    ) { stored in
        guard let outline = stored.outline else { return nil }
        return stored.properties.element(ClipElement(outline: outline), [ClipElement.rule])
            .map { .clip($0.outline, $0.rule) }
    }
}

extension ClipElement {
    fileprivate static let rule = Property<ClipElement>("rule", \.rule, .word, .content, default: .nonZero)
}
