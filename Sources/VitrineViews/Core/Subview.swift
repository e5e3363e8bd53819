/// One of the single views that a content is resolved to.
public nonisolated struct Subview: PrimitiveView, Identifiable {
    /// What tells one subview from the others.
    public struct ID: Hashable, Sendable {
        package let value: String
    }

    public let id: ID
    /// Where the renderer keeps the view's elements.
    package let index: Int
    package private(set) var traits: Traits

    package init(id: String, index: Int, traits: Traits) {
        self.id = ID(value: id)
        self.index = index
        self.traits = traits
    }

    /// The values that the view sets with `containerValue(_:_:)`.
    public var containerValues: ContainerValues {
        get {
            var values = traits[ContainerValuesTrait.self] ?? ContainerValues()
            values.tag = traits[TagTrait.self]
            return values
        }
        set { traits[ContainerValuesTrait.self] = newValue }
    }

    package var primitive: Primitive { .subview(self) }

    /// The view in a list of several.
    var element: Primitive.Element { Primitive.Element(id: id.value, view: self) }
}
