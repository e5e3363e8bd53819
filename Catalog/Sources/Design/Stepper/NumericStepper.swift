import Vitrine

/// Counts something up and down within bounds; styles decide how it looks.
///
/// ```swift
/// NumericStepper("Quantity", value: $quantity, in: 1...10)
///     .numericStepperStyle(PillNumericStepperStyle())
/// ```
public struct NumericStepper: View {
    private let title: String
    private let detail: String?
    @Binding private var value: Int
    private let bounds: ClosedRange<Int>

    public init(_ title: String, detail: String? = nil, value: Binding<Int>, in bounds: ClosedRange<Int>) {
        self.title = title
        self.detail = detail
        self._value = value
        self.bounds = bounds
    }

    public var body: some View {
        StyledView(
            configuration,
            default: RowNumericStepperStyle()
        )
        // Whatever a style shows.
        .accessibilityElement(children: .contain)
        .accessibilityLabel(title)
        .accessibilityValue("\(value)")
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: configuration.increment()
            case .decrement: configuration.decrement()
            @unknown default: break
            }
        }
    }

    private var configuration: NumericStepperConfiguration {
        NumericStepperConfiguration(title: title, detail: detail, value: $value, bounds: bounds)
    }
}
