import Foundation

/// The label with a chevron at the trailing edge, the content below.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 8) {
            LabeledRow(label: configuration.label.foregroundStyle(Color.accentColor)) {
                Chevron(direction: configuration.isExpanded ? .down : .forward)
                    .foregroundStyle(Color.accentColor)
            }
            .interaction(
                .contentShape(Rectangle(), isEvenOdd: false),
                .activation { configuration.isExpanded.toggle() }
            )
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isButton)
            if configuration.isExpanded { configuration.content }
        }
    }
}

nonisolated extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
