/// A value that goes up and down.
package struct Adjustment {
    /// One step; nothing is done at the value's bounds.
    package var step: (AccessibilityAdjustmentDirection) -> Void
    /// Moves the value to a number; nothing where it has none.
    package var set: ((Double) -> Void)?

    package init(
        step: @escaping (AccessibilityAdjustmentDirection) -> Void, set: ((Double) -> Void)? = nil
    ) {
        self.step = step
        self.set = set
    }
}
