import Foundation

/// Two buttons that count up and down.
public nonisolated struct Stepper<Label: View>: View {
    private let label: Label
    private let counting: Counting
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isInListRow) private var isInListRow

    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        self.counting = Counting(up: onIncrement, down: onDecrement).announcing(onEditingChanged)
    }

    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        self.counting = Counting(value, step: step).announcing(onEditingChanged)
    }

    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        self.counting = Counting(value, in: bounds, step: step).announcing(onEditingChanged)
    }

    @MainActor public var body: some View {
        LabeledRow(label: label) {
            HStack(spacing: 0) {
                mark(isPlus: false)
                Rectangle().fill(Color.separator).frame(width: 1, height: 18)
                mark(isPlus: true)
            }
            .frame(width: 94, height: 32)
            .background(Color.controlFill, in: RoundedRectangle(cornerRadius: 8))
            .frame(height: isInListRow ? ListMetrics.controlHeight : nil)
        }
        .interaction(.adjustment(Adjustment { counting[$0]?() }))
        .accessibilityElement(children: .contain)
        .accessibilityRole(.stepper)
        .accessibilityProperties { [title = label.spokenTitle] in $0.label = title.map { [$0] } ?? [] }
    }

    @MainActor private func mark(isPlus: Bool) -> some View {
        let action = counting[isPlus ? .increment : .decrement]
        return CountingMark(isPlus: isPlus)
            .stroke(Color.primary, style: StrokeStyle(lineWidth: 1.5, lineCap: .round))
            .frame(width: 14, height: 14)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .interaction(.contentShape(Rectangle(), isEvenOdd: false), .activation { action?() })
            .accessibilityElement()
            .accessibilityLabel(Text(verbatim: isPlus ? "Increment" : "Decrement"))
            .accessibilityAddTraits(.isButton)
            .environment(\.isEnabled, isEnabled && action != nil)
    }
}

extension Stepper where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, label: { Text(titleKey) },
            onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
}
