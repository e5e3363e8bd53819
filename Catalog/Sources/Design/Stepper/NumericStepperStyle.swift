import Vitrine

/// A look of numeric steppers.
public protocol NumericStepperStyle: ViewStyle where Configuration == NumericStepperConfiguration {}

extension View {
    /// Sets the look of the numeric steppers inside.
    public func numericStepperStyle(_ style: some NumericStepperStyle) -> some View {
        viewStyle(style)
    }
}

/// What a numeric stepper hands over to its style.
public struct NumericStepperConfiguration {
    public let title: String
    public let detail: String?
    private let binding: Binding<Int>
    private let bounds: ClosedRange<Int>

    public init(title: String, detail: String? = nil, value: Binding<Int>, bounds: ClosedRange<Int>) {
        self.title = title
        self.detail = detail
        self.binding = value
        self.bounds = bounds
    }

    public var value: Int { binding.wrappedValue }
    public var canDecrement: Bool { value > bounds.lowerBound }
    public var canIncrement: Bool { value < bounds.upperBound }

    /// One less, but never below the bounds.
    public func decrement() {
        binding.wrappedValue = max(value - 1, bounds.lowerBound)
    }

    /// One more, but never above the bounds.
    public func increment() {
        binding.wrappedValue = min(value + 1, bounds.upperBound)
    }
}
