/// Which element assistive technology has in focus: in a picture none.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    @propertyWrapper
    public struct Binding {
        private let binding: VitrineViews.Binding<Value>

        init(_ binding: VitrineViews.Binding<Value>) {
            self.binding = binding
        }

        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }

        public var projectedValue: Binding { self }
    }

    @State private var value: Value

    public init() where Value == Bool {
        self._value = State(initialValue: false)
    }

    public init(for technologies: AccessibilityTechnologies) where Value == Bool {
        self.init()
    }

    public init<Wrapped: Hashable>() where Value == Wrapped? {
        self._value = State(initialValue: nil)
    }

    public var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }

    public var projectedValue: Binding { Binding($value) }
}
