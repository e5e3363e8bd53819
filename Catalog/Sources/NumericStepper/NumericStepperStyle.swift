import Vitrine

/// A look of numeric steppers.
protocol NumericStepperStyle: ViewStyle where Configuration == NumericStepperConfiguration {}

extension View {
    /// Sets the look of the numeric steppers inside.
    func numericStepperStyle(_ style: some NumericStepperStyle) -> some View {
        viewStyle(style)
    }
}

/// What a numeric stepper hands over to its style.
struct NumericStepperConfiguration {
    let title: String
    let detail: String?
    private let binding: Binding<Int>
    private let bounds: ClosedRange<Int>

    init(title: String, detail: String? = nil, value: Binding<Int>, bounds: ClosedRange<Int>) {
        self.title = title
        self.detail = detail
        self.binding = value
        self.bounds = bounds
    }

    var value: Int { binding.wrappedValue }
    var canDecrement: Bool { value > bounds.lowerBound }
    var canIncrement: Bool { value < bounds.upperBound }

    /// One less, but never below the bounds.
    func decrement() {
        binding.wrappedValue = max(value - 1, bounds.lowerBound)
    }

    /// One more, but never above the bounds.
    func increment() {
        binding.wrappedValue = min(value + 1, bounds.upperBound)
    }
}
