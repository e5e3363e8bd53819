nonisolated extension ForEach {
    /// Something for each of the single views of a content.
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Result
    )
    where
        Data == CollectionOfOne<Int>, ID == Int,
        Content == ArrangedSubviews<Base, ForEach<SubviewsCollection, Subview.ID, Result>>
    {
        self.init(arranging: view) { ForEach<SubviewsCollection, Subview.ID, Result>($0, content: content) }
    }

    /// Something for each section of a content.
    public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Result
    )
    where
        Data == CollectionOfOne<Int>, ID == Int,
        Content == ArrangedSubviews<Base, ForEach<SectionCollection, SectionConfiguration.ID, Result>>
    {
        self.init(arranging: view) {
            ForEach<SectionCollection, SectionConfiguration.ID, Result>(
                SectionCollection(of: $0), content: content)
        }
    }

    private init<Base: View, Result: View>(
        arranging view: Base, transform: @escaping (SubviewsCollection) -> Result
    ) where Data == CollectionOfOne<Int>, ID == Int, Content == ArrangedSubviews<Base, Result> {
        self.init(elements: CollectionOfOne(0), identifiedBy: { $0 }) { _ in
            ArrangedSubviews(base: view, transform: transform)
        }
    }
}
