public nonisolated struct InsetListStyle: ListStyle { public init() {} }

extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { InsetListStyle() }
}
