import Vitrine

/// The one thing to do on a card: the label on the accent.
struct ProminentButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.buttonLabel)
            .foregroundStyle(isEnabled ? .onAccent : .mutedInk)
            .padding(.horizontal, Spacing.large)
            .padding(.vertical, Spacing.small)
            .background(isEnabled ? .accent : .well, in: Capsule())
            .opacity(configuration.isPressed ? 0.8 : 1)
    }
}

extension ButtonStyle where Self == ProminentButtonStyle {
    static var prominent: ProminentButtonStyle { ProminentButtonStyle() }
}
