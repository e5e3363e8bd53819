import Vitrine

/// Choices below each other, of which one is taken.
public struct RadioGroup: View {
    /// Something that can be chosen.
    public struct Choice: Identifiable, Sendable {
        public let id: String
        let title: String
        let caption: String?
        let value: String?

        public init(id: String, title: String, caption: String? = nil, value: String? = nil) {
            self.id = id
            self.title = title
            self.caption = caption
            self.value = value
        }
    }

    private let choices: [Choice]
    @Binding private var selection: String

    public init(_ choices: [Choice], selection: Binding<String>) {
        self.choices = choices
        self._selection = selection
    }

    public var body: some View {
        VStack(spacing: Spacing.large) {
            ForEach(choices) { choice in
                Button {
                    selection = choice.id
                } label: {
                    RadioRow(choice: choice, isSelected: choice.id == selection)
                }
                .buttonStyle(.bare)
                .accessibilityAddTraits(choice.id == selection ? .isSelected : [])
            }
        }
    }
}

private struct RadioRow: View {
    let choice: RadioGroup.Choice
    let isSelected: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        HStack(spacing: Spacing.medium) {
            Circle()
                .strokeBorder(
                    isSelected && isEnabled ? .accent : .strongLine, lineWidth: isSelected ? 7 : 1.5
                )
                .frame(width: Extent.box, height: Extent.box)
                .opacity(isEnabled ? 1 : 0.5)
            AdaptiveStack(spacing: .medium) {
                RowTitles(choice.title, caption: choice.caption)
                    .frame(maxWidth: .infinity, alignment: .leading)
                if let value = choice.value {
                    Text(value.isolated(in: layoutDirection))
                        .font(.rowTitle)
                        .monospacedDigit()
                        .foregroundStyle(isEnabled ? .ink : .faintInk)
                }
            }
        }
        .contentShape(Rectangle())
    }
}
