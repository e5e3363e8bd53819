/// A section with the single views of its parts.
struct SectionRows: Identifiable {
    /// The section's place in its container.
    var id: Int
    var identity: UInt64?
    var header: [Subview] = []
    var rows: [Subview] = []
    var footer: [Subview] = []

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
