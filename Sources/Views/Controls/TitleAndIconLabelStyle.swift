import Foundation

/// The icon beside the title.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
    @ScaledMetric private var spacing: CGFloat = 8

    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: spacing) {
            configuration.icon.accessibilityHidden(true)
            configuration.title
        }
    }
}

nonisolated extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
