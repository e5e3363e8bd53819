/// The binding of a view's focus to a property.
package struct FocusTarget {
    /// Whether the property says that the view has the focus.
    package var isFocused: () -> Bool
    package var setFocused: (Bool) -> Void

    init<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) {
        isFocused = { binding.wrappedValue == value }
        setFocused = { isFocused in
            if isFocused {
                binding.wrappedValue = value
            } else if binding.wrappedValue == value {
                binding.reset()
            }
        }
    }
}
