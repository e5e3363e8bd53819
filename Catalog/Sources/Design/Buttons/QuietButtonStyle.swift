import Vitrine

/// Something one may do: the label in the accent, without a background.
public struct QuietButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.buttonLabel)
            .foregroundStyle(isEnabled ? .accent : .faintInk)
            .opacity(configuration.isPressed ? 0.6 : 1)
    }
}

extension ButtonStyle where Self == QuietButtonStyle {
    public static var quiet: QuietButtonStyle { QuietButtonStyle() }
}
