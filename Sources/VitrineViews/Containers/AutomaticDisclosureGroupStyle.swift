import Foundation

/// The label with a chevron at the trailing edge, the content below; in a list each view of the content is a row of its own,
/// further in.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    @Environment(\.isInListRow) private var isInListRow
    @ScaledMetric private var indentation: CGFloat = 20

    public init() {}

    @MainActor @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
        if isInListRow {
            heading(configuration, color: .primary)
            if configuration.isExpanded { configuration.content.padding(.leading, indentation) }
        } else {
            VStack(spacing: 8) {
                heading(configuration, color: .tintColor)
                if configuration.isExpanded { configuration.content }
            }
        }
    }

    @MainActor private func heading(_ configuration: Configuration, color: Color) -> some View {
        LabeledRow(label: configuration.label.foregroundStyle(color)) {
            Chevron(direction: configuration.isExpanded ? .down : .forward)
                .foregroundStyle(Color.tintColor)
        }
        .interaction(
            .contentShape(Rectangle(), isEvenOdd: false),
            .activation { configuration.isExpanded.toggle() }
        )
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isButton)
    }
}

nonisolated extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
