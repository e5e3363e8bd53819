nonisolated extension View {
    /// The text that assistive technology calls a control by whose label the view is, whether it is shown or not: a text, or
    /// the title beside an icon. Nothing for other views.
    var spokenTitle: Text? { self as? Text ?? (self as? any TitledView)?.titleText }
}

/// A view that has a title among others.
private nonisolated protocol TitledView {
    var titleText: Text? { get }
}

extension Label: TitledView {}
