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

/// A part for several views of one component.
public enum LabelPart<Owner> {}

/// The icon of a component.
public enum IconPart<Owner> {}
/// The content of a component, below or beside its label.
public enum ContentPart<Owner> {}
/// What shows the value of a component, such as the current one of a gauge.
public enum ValuePart<Owner> {}
/// A mark at an end of a scale, such as the least value of a gauge.
public enum MarkPart<Owner> {}
