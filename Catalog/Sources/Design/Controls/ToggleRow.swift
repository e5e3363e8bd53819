import Vitrine

/// Something to switch on and off: what it is at the start of a row, the switch at its end.
public struct ToggleRow: View {
    private let title: String
    private let caption: String?
    @Binding private var isOn: Bool

    public init(_ title: String, caption: String? = nil, isOn: Binding<Bool>) {
        self.title = title
        self.caption = caption
        self._isOn = isOn
    }

    public var body: some View {
        Toggle(isOn: $isOn) { RowTitles(title, caption: caption) }
            .toggleStyle(SwitchRowToggleStyle())
    }
}

/// A switch at the end of a row.
private struct SwitchRowToggleStyle: ToggleStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: Spacing.large) {
            configuration.label
                .frame(maxWidth: .infinity, alignment: .leading)
            SwitchIndicator(isOn: configuration.isOn)
                .opacity(isEnabled ? 1 : 0.4)
        }
        .contentShape(Rectangle())
        .onTapGesture { if isEnabled { configuration.isOn.toggle() } }
    }
}
