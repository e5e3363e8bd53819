import MarketplaceModel
import Vitrine

extension NumericStepperConfiguration {
    /// A button for one less, the number and a button for one more, for styles that arrange and paint them.
    @ViewBuilder @MainActor
    public func counter(font: Font, isEnabled: Bool) -> some View {
        Button {
            decrement()
        } label: {
            Image(.minus)
        }
        .accessibilityLabel("Decrease")
        .disabled(!canDecrement)
        Text("\(value)")
            .font(font)
            .monospacedDigit()
            .foregroundStyle(isEnabled ? .ink : .faintInk)
            .lineLimit(1)
            .padding(.horizontal, Spacing.tight)
            .frame(minWidth: Extent.counter)
        Button {
            increment()
        } label: {
            Image(.plus)
        }
        .accessibilityLabel("Increase")
        .disabled(!canIncrement)
    }
}
