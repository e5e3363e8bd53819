import Foundation

/// The icon beside the title; in rows of a list icons are centered in a column, so that titles begin below each other.
public nonisolated struct DefaultLabelStyle: LabelStyle {
    @Environment(\.isInListRow) private var isInListRow
    @Environment(\.listItemTint) private var listItemTint
    @ScaledMetric private var iconWidth: CGFloat = 28
    @ScaledMetric private var spacing: CGFloat = 16

    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        if isInListRow {
            Label {
                configuration.title
            } icon: {
                configuration.icon.foregroundStyle(listItemTint?.color ?? Color.tintColor).imageScale(.large)
            }
            .labelStyle(TitleAndIconLabelStyle())
            .transformEnvironment(\.labelReservedIconWidth) { $0 = $0 ?? iconWidth }
            .transformEnvironment(\.labelIconToTitleSpacing) { $0 = $0 ?? spacing }
        } else {
            Label(configuration).labelStyle(TitleAndIconLabelStyle())
        }
    }
}

nonisolated extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
