import MarketplaceModel
import Vitrine

/// The standard look: what is counted at the start of a row, two round buttons around the number at its end.
public struct RowNumericStepperStyle: NumericStepperStyle {
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.isEnabled) private var isEnabled

    public init() {}

    public func makeBody(configuration: NumericStepperConfiguration) -> some View {
        if dynamicTypeSize.isAccessibilitySize {
            VStack(alignment: .leading, spacing: Spacing.medium) {
                titles(configuration)
                counter(configuration)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        } else {
            HStack(spacing: Spacing.large) {
                titles(configuration)
                    .frame(maxWidth: .infinity, alignment: .leading)
                counter(configuration)
            }
        }
    }

    private func titles(_ configuration: NumericStepperConfiguration) -> some View {
        VStack(alignment: .leading, spacing: Spacing.hair) {
            Text(configuration.title)
                .font(.rowTitle)
                .foregroundStyle(isEnabled ? .ink : .faintInk)
            if let detail = configuration.detail {
                Text(detail)
                    .font(.rowDetail)
                    .foregroundStyle(isEnabled ? .mutedInk : .faintInk)
            }
        }
    }

    private func counter(_ configuration: NumericStepperConfiguration) -> some View {
        HStack(spacing: Spacing.small) {
            configuration.counter(font: .rowTitle, isEnabled: isEnabled)
        }
        .buttonStyle(RoundButtonStyle())
        .layoutPriority(1)
    }
}

/// An icon in a ring.
private struct RoundButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.control)
            .foregroundStyle(isEnabled ? .ink : .faintInk)
            .padding(Spacing.small)
            .overlay {
                Circle().strokeBorder(isEnabled ? .strongLine : .line, lineWidth: Extent.hairline)
            }
            .opacity(configuration.isPressed ? 0.6 : 1)
            .dynamicTypeSize(...DynamicTypeSize.accessibility2)
    }
}
