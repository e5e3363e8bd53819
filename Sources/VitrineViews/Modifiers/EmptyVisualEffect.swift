/// A view as a visual effect sees it first.
public nonisolated struct EmptyVisualEffect: VisualEffect {
    public init() {}
}
