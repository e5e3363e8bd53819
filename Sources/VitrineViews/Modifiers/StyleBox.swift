/// A style and how its body is made.
struct StyleBox<Style, Configuration, Body: View>: StyleMaker {
    let style: Style
    let makeBody: @MainActor (Style, Configuration) -> Body

    init(style: Style, @ViewBuilder makeBody: @escaping @MainActor (Style, Configuration) -> Body) {
        self.style = style
        self.makeBody = makeBody
    }

    @MainActor func makeView(_ configuration: Configuration) -> any View {
        StyleApplication(style: style) { makeBody($0, configuration) }
    }
}

/// A style at work: a view of its own, so that the style's dynamic properties are supplied.
private struct StyleApplication<Style>: PrimitiveView {
    let style: Style
    let makeBody: (Style) -> any View

    var primitive: Primitive {
        .deferred { context in
            var style = style
            context.supply(&style)
            return makeBody(style)
        }
    }
}
