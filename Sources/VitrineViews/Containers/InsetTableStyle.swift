public nonisolated struct InsetTableStyle: TableStyle {
    public init() {}
}

nonisolated extension TableStyle where Self == InsetTableStyle {
    public static var inset: InsetTableStyle { InsetTableStyle() }
}
