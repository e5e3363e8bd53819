/// A value of JSON without `null`, which has no place in our files; elements hold their properties as such values.
public enum JSONValue: Hashable, Sendable {
    case flag(Bool)
    case number(Double)
    case string(String)
    case list([JSONValue])
    case record([String: JSONValue])
}

extension JSONValue: CustomStringConvertible {
    public var description: String {
        switch self {
        case .flag(let flag): "\(flag)"
        case .number(let number): Self.text(of: number)
        case .string(let string): string
        case .list(let values): values.map(\.description).joined(separator: " ")
        case .record(let values):
            values.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
        }
    }

    /// A number without a fraction that says nothing.
    package static func text(of number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral {
    public init(stringLiteral value: String) { self = .string(value) }
    public init(floatLiteral value: Double) { self = .number(value) }
    public init(booleanLiteral value: Bool) { self = .flag(value) }
}
