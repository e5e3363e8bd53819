/// The sections that a content is resolved to, in order; views outside of sections that follow each other are one too.
public nonisolated struct SectionCollection: RandomAccessCollection {
    private let sections: [SectionConfiguration]

    init(of subviews: SubviewsCollection) {
        sections = SectionRows.grouping(subviews.subviews).map { SectionConfiguration($0) }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
