public nonisolated struct DefaultLabelStyle: LabelStyle {
    @Environment(\.isInListRow) private var isInListRow

    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        if isInListRow {
            Label {
                // The line below a row begins at its text.
                configuration.title.alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
            } icon: {
                configuration.icon.foregroundStyle(Color.accentColor)
            }
            .labelStyle(TitleAndIconLabelStyle())
        } else {
            Label(configuration).labelStyle(TitleAndIconLabelStyle())
        }
    }
}

nonisolated extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
