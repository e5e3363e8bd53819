public nonisolated struct AutomaticTableStyle: TableStyle {
    public init() {}
}

nonisolated extension TableStyle where Self == AutomaticTableStyle {
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
