/// Which part of a form has the keyboard's attention: in a picture none, unless a binding or state says so; in a host the
/// field that was tapped last.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// A way to set the focus, handed on to children.
    @propertyWrapper
    public struct Binding {
        private let binding: VitrineViews.Binding<Value>
        /// What says that nothing has the focus.
        private let absence: Value

        init(_ binding: VitrineViews.Binding<Value>, absence: Value) {
            self.binding = binding
            self.absence = absence
        }

        func reset() { binding.wrappedValue = absence }

        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }

        public var projectedValue: Binding { self }
    }

    @State private var value: Value
    private let absence: Value

    public init() where Value == Bool {
        self._value = State(initialValue: false)
        self.absence = false
    }

    public init<Wrapped: Hashable>() where Value == Wrapped? {
        self._value = State(initialValue: nil)
        self.absence = nil
    }

    public var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }

    public var projectedValue: Binding { Binding($value, absence: absence) }
}
