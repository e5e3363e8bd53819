public import Foundation

extension NSSortDescriptor {
    /// The order of a property's values by its name, or by a path of names; what has no value comes first, and objects that do not know their
    /// values by name stay as they are.
    public convenience init(key: String?, ascending: Bool) {
        self.init(keyPath: \NSObject.self, ascending: ascending) { left, right in
            guard let key else { return .orderedSame }
            let keys = key.split(separator: ".").map(String.init)
            let values = (Self.value(keys, of: left), Self.value(keys, of: right))
            return switch values {
            case (nil, nil): .orderedSame
            case (nil, _): .orderedAscending
            case (_, nil): .orderedDescending
            case (let left?, let right?): PredicateValue.order(left, right, options: []) ?? .orderedSame
            }
        }
    }

    private static func value(_ keys: [String], of object: Any) -> Any? {
        keys.reduce(object as Any?) { ($0 as? any KeyValueReadable)?.value(forKey: $1) }
    }
}
