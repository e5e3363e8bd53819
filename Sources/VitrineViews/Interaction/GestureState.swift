/// A value that a gesture changes while it lasts; in a picture the initial one.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    @State private var value: Value
    private let initialValue: Value
    private let resetting: (Value, inout Transaction) -> Void

    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue) { _, _ in }
    }

    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    /// A state with its first value; the transaction is without effect, as nothing moves in a picture.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue)
    }

    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// A state with its first value; the transaction is without effect, as nothing moves in a picture.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue)
    }

    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self._value = State(initialValue: wrappedValue)
        self.initialValue = wrappedValue
        self.resetting = reset
    }

    public var wrappedValue: Value { value }

    public var projectedValue: GestureState<Value> { self }

    func change(_ body: (inout Value) -> Void) { body(&$value.wrappedValue) }

    func reset() {
        var transaction = Transaction()
        resetting(value, &transaction)
        value = initialValue
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init(reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: nil, reset: reset)
    }

    /// A state that is `nil` at first; the transaction is without effect, as nothing moves in a picture.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil)
    }
}
