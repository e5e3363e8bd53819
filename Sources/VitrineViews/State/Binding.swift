/// Reads and writes a value that another view or object owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void
    private let source: BindingSource

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(to: .itself, get: get, set: set)
    }

    init(to source: BindingSource, get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
        self.source = source
    }

    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// A binding to what a binding holds; nothing while that holds nothing.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
    }

    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }

    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(get: get, set: { set($0, Transaction()) })
    }

    /// Without effect: nothing moves in a picture.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

    /// Without effect: nothing moves in a picture.
    public func transaction(_ transaction: Transaction) -> Binding<Value> { self }

    /// A binding to a value that never changes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }

    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Binding<Member> {
        // What is in an object may change without the binding to it being observed.
        let isInObject = keyPath is ReferenceWritableKeyPath<Value, Member>
        return Binding<Member>(
            to: isInObject ? .itself : .part(source, keyPath), get: { wrappedValue[keyPath: keyPath] },
            set: { newValue in
                var value = wrappedValue
                value[keyPath: keyPath] = newValue
                wrappedValue = value
            })
    }
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: DynamicProperty {}

extension Binding: SelfComparing {
    package func isSame(as other: Binding) -> Bool { source == other.source }
}
