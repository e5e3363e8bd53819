/// A section with the single views of its parts.
struct SectionRows: Identifiable {
    /// The section's place in its container.
    var id: Int
    var identity: UInt64?
    var header: [Subview] = []
    var rows: [Subview] = []
    var footer: [Subview] = []

    /// A row, and the one below it.
    struct Row: Identifiable {
        var content: Subview
        var follower: Subview?

        var id: Subview.ID { content.id }
    }

    var rowsWithFollowers: [Row] {
        zip(rows, rows.dropFirst().map(Optional.some) + [nil]).map { Row(content: $0, follower: $1) }
    }

    /// What is said of the section, or of all its parts.
    func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? {
        (rows.first ?? header.first ?? footer.first)?.traits[Key.self]
    }

    /// The sections of some views; views outside of sections that follow each other are one too.
    static func grouping(_ subviews: [Subview]) -> [SectionRows] {
        var sections: [SectionRows] = []
        for subview in subviews {
            let part = subview.traits[SectionTrait.self]
            if sections.last == nil || sections.last?.identity != part?.identity {
                sections.append(SectionRows(id: sections.count, identity: part?.identity))
            }
            switch part?.role {
            case .header: sections[sections.count - 1].header.append(subview)
            case .footer: sections[sections.count - 1].footer.append(subview)
            case .content, nil: sections[sections.count - 1].rows.append(subview)
            }
        }
        return sections
    }
}
