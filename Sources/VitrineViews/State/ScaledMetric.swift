/// A number that follows the user's text size, rounded to a device pixel.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: SuppliedProperty {
    private let base: Value
    private let style: Font.TextStyle
    private var scaled: Value?

    public nonisolated init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        self.base = wrappedValue
        self.style = textStyle
    }

    public nonisolated init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, relativeTo: .body)
    }

    public var wrappedValue: Value { scaled ?? base }

    package mutating func supply(from scope: PropertyScope) {
        let environment = scope.environment
        let scale = Value(Double(environment.displayScale))
        let value = base * Value(style.scale(at: environment.dynamicTypeSize))
        scaled = (value * scale).rounded() / scale
    }
}
