/// A part of a component as its style is handed it: a view whose type the style does not know.
///
/// The owner only tells the parts of different components apart.
public struct StylePart<Owner>: PrimitiveView {
    private let view: any View

    init(_ view: any View) {
        self.view = view
    }

    package var primitive: Primitive {
        .deferred { [view] context in
            guard let restore = context.environment.restoreStylesOfParts else { return view }
            return EnvironmentChanged(content: AnyView(view), change: restore)
        }
    }
}
