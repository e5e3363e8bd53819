/// A section of a content, with the single views of its parts.
public nonisolated struct SectionConfiguration: Identifiable {
    /// What tells one section from the others.
    public struct ID: Hashable, Sendable {
        /// The section's place in its container.
        let place: Int
    }

    private let section: SectionRows

    init(_ section: SectionRows) {
        self.section = section
    }

    public var id: ID { ID(place: section.id) }
    public var header: SubviewsCollection { SubviewsCollection(subviews: section.header) }
    public var content: SubviewsCollection { SubviewsCollection(subviews: section.rows) }
    public var footer: SubviewsCollection { SubviewsCollection(subviews: section.footer) }

    /// The values that the section sets with `containerValue(_:_:)`.
    public var containerValues: ContainerValues {
        (section.header + section.rows + section.footer).first?.containerValues ?? ContainerValues()
    }
}
