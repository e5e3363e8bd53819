import Foundation

/// The icon beside the title.
public struct TitleAndIconLabelStyle: LabelStyle {
    @ScaledMetric private var spacing: CGFloat = 8

    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: spacing) {
            configuration.icon
            configuration.title
        }
    }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
