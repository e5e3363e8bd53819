import MarketplaceModel
import Vitrine

/// Buttons and number in a frame with lines between them, as wide as the place it is given.
public struct OutlinedNumericStepperStyle: NumericStepperStyle {
    @Environment(\.isEnabled) private var isEnabled

    public init() {}

    public func makeBody(configuration: NumericStepperConfiguration) -> some View {
        HStack(spacing: 0) {
            button(.minus, "Decrease", isEnabled: configuration.canDecrement) {
                configuration.decrement()
            }
            line
            Text("\(configuration.value)")
                .font(.actionLabel)
                .monospacedDigit()
                .foregroundStyle(isEnabled ? .ink : .faintInk)
                .frame(maxWidth: .infinity)
            line
            button(.plus, "Increase", isEnabled: configuration.canIncrement) {
                configuration.increment()
            }
        }
        .frame(height: Extent.actionHeight)
        .overlay {
            RoundedRectangle(cornerRadius: Radius.photo)
                .strokeBorder(isEnabled ? .strongLine : .line, lineWidth: Extent.hairline)
        }
    }

    private var line: some View {
        Rectangle().fill(.line).frame(width: Extent.hairline)
    }

    private func button(
        _ icon: Icon, _ label: LocalizedStringKey, isEnabled: Bool, _ action: @escaping @MainActor () -> Void
    ) -> some View {
        Button(action: action) {
            Image(icon)
                .font(.control)
                .foregroundStyle(isEnabled && self.isEnabled ? .ink : .faintInk)
                .frame(width: Extent.actionHeight, height: Extent.actionHeight)
                .contentShape(Rectangle())
        }
        .buttonStyle(.bare)
        .accessibilityLabel(label)
        .disabled(!isEnabled)
    }
}
