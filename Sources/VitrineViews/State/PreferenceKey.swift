/// Names a value that views hand to those around them.
public protocol PreferenceKey: SendableMetatype {
    associatedtype Value

    static var defaultValue: Value { get }

    /// Combines what has been collected so far with the next view's value.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}
