/// The meaning of a view of the language; all that the renderer knows of views.
package nonisolated indirect enum Primitive {
    /// Views that join their parent's layout one by one.
    case list([Element])
    /// The same, made by the component's own code.
    case source(any ViewSource)
    case text(Text)
    case image(Image)
    case shape(ShapeDrawing)
    case spacer(minLength: Double?)
    case divider
    case container(Container, content: any View)
    /// A content whose rows, along the axis, are needed only where a scroll view shows them.
    case rows(any View, Axis)
    case modified(any View, Modification)
    /// The same view with another environment.
    case environment(any View, (inout EnvironmentValues) -> Void)
    /// A view that a user's modifier or style makes once the environment is known.
    case deferred((any ViewMakingContext) -> any View)
    /// A view that is made for the size it gets.
    case geometry((GeometryProxy) -> any View)
    /// Views that are made of the single views of a content; in place where they are the same ones, so that rows that are not needed there are
    /// left out of the content.
    case subviews(any View, isInPlace: Bool = false, ([Subview]) -> any View)
    case subview(Subview)
    /// Looks at what the views of a content hand upwards, or changes it.
    case preferences(any View, (inout PreferenceValues, any CollectingContext) -> Void)
    /// A view that is made of a content and what it hands upwards.
    case preferenceReading(any View, (PreferenceValues, Subview) -> any View)
    /// A view that is not shown and keeps its states, or one that is.
    case offstage(any View, isOffstage: Bool)
    /// A labelled box in the place of something that cannot be rendered.
    case placeholder(name: String)

    /// One of several views, with the identity that its place does not give it.
    package struct Element {
        package var id: String?
        /// What tells the view from others of a `Picker` or a `TabView` unless it has a tag of its own.
        package var tag: AnyHashable?
        /// Which of several views may stand at the place, such as the branch of an `if`.
        package var branch: UInt64
        package var view: any View

        package init(
            id: String? = nil, tag: AnyHashable? = nil, branch: UInt64 = 0, view: any View
        ) {
            self.id = id
            self.tag = tag
            self.branch = branch
            self.view = view
        }
    }
}
