import Vitrine

/// The one thing to do on a card: the label on the accent.
public struct ProminentButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
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
    public static var prominent: ProminentButtonStyle { ProminentButtonStyle() }
}
