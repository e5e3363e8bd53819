/// The number of a slider and how it moves.
struct SliderInput<V: BinaryFloatingPoint> where V.Stride: BinaryFloatingPoint {
    let value: Binding<V>
    let bounds: ClosedRange<V>
    let step: V.Stride?
    let onEditingChanged: (Bool) -> Void

    init(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride? = nil,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.value = value
        self.bounds = bounds
        self.step = step
        self.onEditingChanged = onEditingChanged
    }

    private var length: V { bounds.upperBound - bounds.lowerBound }

    /// The share of the way from the lower bound; none of it for what is no number.
    var fraction: Double {
        guard length > 0, !value.wrappedValue.isNaN else { return 0 }
        return Double((bounded(value.wrappedValue) - bounds.lowerBound) / length)
    }

    /// Assistive technology moves a slider by its step, or by a tenth of the way.
    var adjustment: Adjustment {
        Adjustment(
            step: { direction in
                let step = step.map { V($0) } ?? length / 10
                move(to: value.wrappedValue + (direction == .increment ? step : -step))
            }, set: { move(to: V($0)) })
    }

    private func move(to number: V) {
        onEditingChanged(true)
        value.wrappedValue = stepped(bounded(number))
        onEditingChanged(false)
    }

    /// The nearest number within the bounds that is whole steps away from the lower one.
    private func stepped(_ number: V) -> V {
        guard let step = step.map({ V($0) }), step > 0 else { return number }
        let count = min(
            ((number - bounds.lowerBound) / step).rounded(), (length / step).rounded(.down))
        return bounded(bounds.lowerBound + count * step)
    }

    private func bounded(_ number: V) -> V { min(max(number, bounds.lowerBound), bounds.upperBound) }
}
