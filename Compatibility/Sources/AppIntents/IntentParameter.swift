public import Vitrine

/// A value that an intent is given.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
    public let title: LocalizedStringResource
    private var value: Value?

    public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil) {
        self.title = title
    }

    public init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value
    ) {
        self.title = title
        self.value = value
    }

    public var projectedValue: IntentParameter<Value> { self }

    /// Ends the program where no value was given.
    public var wrappedValue: Value {
        get {
            if let value { return value }
            if let optional = Value.self as? any ExpressibleByNilLiteral.Type,
                let none = optional.init(nilLiteral: ()) as? Value
            {
                return none
            }
            fatalError("the intent's parameter \"\(title.key)\" was given no value")
        }
        set { value = newValue }
    }
}
