import VitrineViews

/// One of the views of a content whose single views a container arranges, and where it stands.
///
/// A container may put the single views of its content into other environments; only this view is resolved again then, and
/// not the whole content.
@MainActor
final class SubviewSource {
    let element: Primitive.Element
    /// The place among the views of its list.
    let position: Int
    let scope: Scope

    init(_ element: Primitive.Element, at position: Int, in scope: Scope) {
        self.element = element
        self.position = position
        self.scope = scope.withOwnNames()
    }

    /// One of the elements that the view is resolved to.
    struct Origin {
        let source: SubviewSource
        let position: Int
    }
}
