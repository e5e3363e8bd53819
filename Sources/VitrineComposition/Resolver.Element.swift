import VitrineViews

extension Resolver {
    /// An element with the values that its modifiers hand to the containers around.
    struct Element {
        var node: ResolvedNode
        var traits = Traits()
        /// That of the user's view whose body has this element and others at its root.
        private(set) var column: ImplicitColumn?
        /// What it is resolved from again for another environment.
        private(set) var origin: SubviewSource.Origin?

        init(_ node: ResolvedNode) {
            self.node = node
        }

        func taggedByDefault(_ tag: AnyHashable) -> Element {
            var element = self
            element.traits.tagByDefault(tag)
            return element
        }

        func coming(from origin: SubviewSource.Origin?) -> Element {
            var element = self
            element.origin = origin
            return element
        }

        func placed(in column: ImplicitColumn?) -> Element {
            var element = self
            element.column = column
            return element
        }
    }
}
