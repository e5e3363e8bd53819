import Foundation

/// A knob on a line that stands for a number.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
    private let fraction: Double
    private let adjustment: Adjustment
    private let label: Label
    private let minimumValueLabel: ValueLabel
    private let maximumValueLabel: ValueLabel

    init<V: BinaryFloatingPoint>(
        _ input: SliderInput<V>, label: Label, minimum: ValueLabel, maximum: ValueLabel
    ) {
        self.fraction = input.fraction
        self.adjustment = input.adjustment
        self.label = label
        self.minimumValueLabel = minimum
        self.maximumValueLabel = maximum
    }

    @MainActor public var body: some View {
        HStack(spacing: 8) {
            minimumValueLabel
            SliderTrack(fraction: fraction)
            maximumValueLabel
        }
        .interaction(.contentShape(Rectangle(), isEvenOdd: false), .adjustment(adjustment))
        .accessibilityElement(children: .ignore)
        .accessibilityRole(.slider)
        .accessibilityProperties { [title = label.spokenTitle] in $0.label = title.map { [$0] } ?? [] }
        .accessibilityValue(Text(percentOf: fraction))
    }
}

extension Slider {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderInput(value: value, in: bounds, onEditingChanged: onEditingChanged), label: label(),
            minimum: minimumValueLabel(),
            maximum: maximumValueLabel())
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderInput(value: value, in: bounds, step: step, onEditingChanged: onEditingChanged),
            label: label(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel())
    }
}

extension Slider {
    /// The labels of the ends as values, as SwiftUI had them first.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderInput(value: value, in: bounds, onEditingChanged: onEditingChanged), label: label(),
            minimum: minimumValueLabel, maximum: maximumValueLabel)
    }

    /// The labels of the ends as values, as SwiftUI had them first.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderInput(value: value, in: bounds, step: step, onEditingChanged: onEditingChanged),
            label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel)
    }
}

extension Slider where ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderInput(value: value, in: bounds, onEditingChanged: onEditingChanged), label: label(),
            minimum: EmptyView(), maximum: EmptyView())
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderInput(value: value, in: bounds, step: step, onEditingChanged: onEditingChanged),
            label: label(), minimum: EmptyView(), maximum: EmptyView())
    }

    /// What is called before the label, as SwiftUI had it first.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
    }

    /// What is called before the label, as SwiftUI had it first.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
        onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderInput(value: value, in: bounds, onEditingChanged: onEditingChanged), label: EmptyView(),
            minimum: EmptyView(), maximum: EmptyView())
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderInput(value: value, in: bounds, step: step, onEditingChanged: onEditingChanged),
            label: EmptyView(), minimum: EmptyView(), maximum: EmptyView())
    }
}

/// The line with its done part and the knob of 27 pt, which stays within the line's ends.
private nonisolated struct SliderTrack: View {
    let fraction: Double

    @MainActor var body: some View {
        SliderLine(fraction: 1)
            .fill(Color.controlTrack)
            .overlay { SliderLine(fraction: fraction).fill(Color.tintColor) }
            .overlay {
                SliderKnob(fraction: fraction).fill(.white).shadow(
                    color: .black.opacity(0.2), radius: 2, y: 1)
            }
            .frame(height: 31)
    }
}

private nonisolated struct SliderLine: Shape {
    let fraction: Double

    func path(in rect: CGRect) -> Path {
        let end = fraction < 1 ? 13.5 + (rect.width - 27) * CGFloat(fraction) : rect.width
        return Path(
            roundedRect: CGRect(x: rect.minX, y: rect.midY - 2, width: max(end, 0), height: 4),
            cornerRadius: 2, style: .circular)
    }
}

private nonisolated struct SliderKnob: Shape {
    let fraction: Double

    func path(in rect: CGRect) -> Path {
        let x = rect.minX + max(rect.width - 27, 0) * CGFloat(fraction)
        return Path(ellipseIn: CGRect(x: x, y: rect.midY - 13.5, width: 27, height: 27))
    }
}
