/// The two ways in which a stepper counts; nothing where it cannot go on.
struct Counting {
    private var up: (() -> Void)?
    private var down: (() -> Void)?

    init(up: (() -> Void)?, down: (() -> Void)?) {
        self.up = up
        self.down = down
    }

    init<V: Strideable>(_ value: Binding<V>, step: V.Stride) {
        up = { value.wrappedValue = value.wrappedValue.advanced(by: step) }
        down = { value.wrappedValue = value.wrappedValue.advanced(by: -step) }
    }

    /// Counts to the bounds and no further.
    init<V: Strideable>(_ value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride) {
        let count = { (distance: V.Stride) in
            let number = value.wrappedValue.advanced(by: distance)
            value.wrappedValue = min(max(number, bounds.lowerBound), bounds.upperBound)
        }
        if value.wrappedValue < bounds.upperBound { up = { count(step) } }
        if value.wrappedValue > bounds.lowerBound { down = { count(-step) } }
    }

    subscript(direction: AccessibilityAdjustmentDirection) -> (() -> Void)? {
        switch direction {
        case .increment: up
        case .decrement: down
        }
    }

    /// Says when counting begins and ends.
    func announcing(_ onEditingChanged: @escaping (Bool) -> Void) -> Counting {
        let announced = { (count: @escaping () -> Void) in
            {
                onEditingChanged(true)
                count()
                onEditingChanged(false)
            }
        }
        return Counting(up: up.map(announced), down: down.map(announced))
    }
}
