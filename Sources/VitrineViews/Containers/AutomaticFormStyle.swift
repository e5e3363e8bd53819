public nonisolated struct AutomaticFormStyle: FormStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ListBody(content: configuration.content).environment(\.isInSidebar, false)
    }
}

public typealias GroupedFormStyle = AutomaticFormStyle
public typealias ColumnsFormStyle = AutomaticFormStyle

nonisolated extension FormStyle where Self == AutomaticFormStyle {
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
    public static var grouped: AutomaticFormStyle { AutomaticFormStyle() }
    public static var columns: AutomaticFormStyle { AutomaticFormStyle() }
}
