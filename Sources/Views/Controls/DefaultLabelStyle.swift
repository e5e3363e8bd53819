public nonisolated struct DefaultLabelStyle: LabelStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Label(configuration).labelStyle(TitleAndIconLabelStyle())
    }
}

nonisolated extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
