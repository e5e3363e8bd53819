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

extension [Resolver.Element] {
    /// The cells of a lazy grid: each section begins a line, and its header and footer have lines of their own.
    var cellsInLines: [ResolvedNode] {
        var section: UInt64?
        return enumerated().map { index, element in
            var node = element.node
            let part = element.traits[SectionTrait.self]
            switch part?.role {
            case .header, .footer: node.layoutTraits.gridCell.placement = .acrossAllTracks
            case .content, nil:
                node.layoutTraits.gridCell.placement =
                    index > 0 && part?.identity != section ? .startingLine : .inNextTrack
            }
            section = part?.identity
            return node
        }
    }
}
