import MarketplaceModel
import Vitrine

/// Buttons and number joined in one capsule, for tight places that say elsewhere what is counted.
public struct PillNumericStepperStyle: NumericStepperStyle {
    @Environment(\.isEnabled) private var isEnabled

    public init() {}

    public func makeBody(configuration: NumericStepperConfiguration) -> some View {
        HStack(spacing: 0) {
            configuration.counter(font: .buttonLabel, isEnabled: isEnabled)
        }
        .buttonStyle(PillButtonStyle())
        .padding(Spacing.tight)
        .background(.well, in: Capsule())
    }
}

/// An icon on a raised disc; flat where there is nothing to tap.
private struct PillButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.control)
            .foregroundStyle(isEnabled ? .onAccent : .faintInk)
            .padding(Spacing.small)
            .background {
                if isEnabled {
                    Circle().fill(.accent)
                }
            }
            .opacity(configuration.isPressed ? 0.8 : 1)
    }
}
