/// A number between two others.
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View>: View {
    private let fraction: Double
    private let label: Label
    private let currentValueLabel: CurrentValueLabel?
    private var minimumValueLabel: (any View)?
    private var maximumValueLabel: (any View)?

    init(fraction: Double, label: Label, currentValueLabel: CurrentValueLabel?) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    @MainActor public var body: some View {
        StyledView(
            GaugeStyleConfiguration(
                value: fraction, label: StylePart(label),
                currentValueLabel: currentValueLabel.map { StylePart($0) },
                minimumValueLabel: minimumValueLabel.map { StylePart($0) },
                maximumValueLabel: maximumValueLabel.map { StylePart($0) }),
            default: StyleBox(style: DefaultGaugeStyle()) { $0.makeBody(configuration: $1) })
    }
}

extension Gauge {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView {
        self.init(fraction: Self.fraction(value, bounds), label: label(), currentValueLabel: nil)
    }

    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: Self.fraction(value, bounds), label: label(), currentValueLabel: currentValueLabel())
    }

    public init<V: BinaryFloatingPoint, BoundsLabel: View>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(value: value, in: bounds, label: label, currentValueLabel: currentValueLabel)
        self.minimumValueLabel = minimumValueLabel()
        self.maximumValueLabel = maximumValueLabel()
    }

    /// A gauge without the labels of marked values, which no style of the system's shows on a phone.
    public init<V: BinaryFloatingPoint, BoundsLabel: View, MarkedValueLabels: View>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
            minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel)
    }

    /// A gauge without the labels of marked values, which no style of the system's shows on a phone.
    public init<V: BinaryFloatingPoint, MarkedValueLabels: View>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(value: value, in: bounds, label: label, currentValueLabel: currentValueLabel)
    }

    private static func fraction<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
        let length = bounds.upperBound - bounds.lowerBound
        guard length > 0 else { return 0 }
        return Double(min(max((value - bounds.lowerBound) / length, 0), 1))
    }
}
