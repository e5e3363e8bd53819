/// An optional, whatever it holds.
protocol OptionalValue {
    static var nothing: Self { get }
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    static var nothing: Self { .none }
    var wrapped: Any? { map { $0 as Any } }
}

/// A value without the optionals around it.
func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    guard let optional = value as? any OptionalValue else { return value }
    return optional.wrapped.flatMap { unwrapped($0) }
}
