/// Scrolling comes to rest at a page.
public nonisolated struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    public init() {}

    /// Without effect: nothing scrolls of itself.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

nonisolated extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
