/// The text of a value that is the same in each process.
///
/// Sets and dictionaries have an order of their own in each, and with it their texts; here their members are in the order of the texts of
/// these. All other values have the text that `String(describing:)` gives.
package nonisolated enum StableText {
    package static func of(_ value: Any) -> String {
        holdsUnordered(value) ? text(of: value) : String(describing: value)
    }

    /// The children of a value in an order that is the same in each process.
    package static func children(of mirror: Mirror) -> [Any] {
        let values = mirror.children.map(\.value)
        switch mirror.displayStyle {
        case .set?, .dictionary?:
            return values.map { (text(of: $0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
        default: return values
        }
    }

    /// Objects are not looked into, nor values that say themselves what their text is.
    private static func holdsUnordered(_ value: Any) -> Bool {
        if value is String || value is any BinaryInteger { return false }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .set?, .dictionary?: return true
        case .struct?, .enum?:
            return !(value is any CustomStringConvertible)
                && mirror.children.contains { holdsUnordered($0.value) }
        case .collection?, .optional?, .tuple?: return mirror.children.contains { holdsUnordered($0.value) }
        default: return false
        }
    }

    private static func text(of value: Any) -> String {
        if let text = value as? String { return String(reflecting: text) }
        guard holdsUnordered(value) else { return String(describing: value) }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .set?, .dictionary?, .collection?:
            return "[\(children(of: mirror).map(text).joined(separator: ", "))]"
        case .tuple?: return "(\(members(of: mirror)))"
        default: return "\(type(of: value))(\(members(of: mirror)))"
        }
    }

    private static func members(of mirror: Mirror) -> String {
        mirror.children.map { member in
            let label = member.label.map { $0.hasPrefix(".") ? "" : "\($0): " } ?? ""
            return label + text(of: member.value)
        }
        .joined(separator: ", ")
    }
}
