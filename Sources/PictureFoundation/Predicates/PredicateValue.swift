import Foundation

/// Values as predicates compare them: numbers of any type alike, texts, dates, and all others by equality.
enum PredicateValue {
    /// A value without the optionals around it.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        if value is NSNull { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    /// The members of a collection; nothing of what is none.
    static func members(of value: Any?) -> [Any]? {
        switch unwrapped(value) {
        case let array as NSArray: array.map { $0 }
        case let set as NSSet: set.allObjects
        case let set as NSOrderedSet: set.array
        case is String, is Data, is [AnyHashable: Any]: nil
        case let collection as any Collection: collection.map { $0 as Any }
        default: nil
        }
    }

    /// The value of a path of keys. An operator on a whole collection, such as `@sum`, takes the values that the keys behind it name.
    static func value(forKeys keys: ArraySlice<String>, of value: Any?) -> Any? {
        guard let key = keys.first else { return value }
        let rest = keys.dropFirst()
        return key.hasPrefix("@")
            ? self.value(forKey: key, of: self.value(forKeys: rest, of: value))
            : self.value(forKeys: rest, of: self.value(forKey: key, of: value))
    }

    /// The value of a key: of each member, where there are several; `@count` and the like of the whole collection.
    static func value(forKey key: String, of value: Any?) -> Any? {
        guard let value = unwrapped(value) else { return nil }
        if let members = members(of: value) {
            switch key {
            case "@count": return members.count
            case "@sum": return sum(members)
            case "@avg": return members.isEmpty ? 0 : sum(members) / Double(members.count)
            case "@min":
                return members.compactMap(unwrapped).min { order($0, $1, options: []) == .orderedAscending }
            case "@max":
                return members.compactMap(unwrapped).max { order($0, $1, options: []) == .orderedAscending }
            default: return members.compactMap { self.value(forKey: key, of: $0) }
            }
        }
        switch value {
        case let object as any KeyValueReadable: return object.value(forKey: key)
        case let dictionary as [String: Any]: return dictionary[key]
        case let dictionary as NSDictionary: return dictionary[key]
        case let text as String where key == "length": return text.utf16.count
        default: return property(key, of: Mirror(reflecting: value))
        }
    }

    /// Of the smallest numbers first, since the members of a set have another order in each process, and sums the last bit of it.
    private static func sum(_ members: [Any]) -> Double { members.compactMap(number).sorted().reduce(0, +) }

    private static func property(_ name: String, of mirror: Mirror) -> Any? {
        mirror.children.first { $0.label == name || $0.label == "_\(name)" }?.value
            ?? mirror.superclassMirror.flatMap { property(name, of: $0) }
    }

    static func text(_ value: Any?) -> String? {
        switch unwrapped(value) {
        case let text as String: text
        case let text as Substring: String(text)
        default: nil
        }
    }

    static func number(_ value: Any?) -> Double? {
        switch unwrapped(value) {
        case let number as NSNumber: number.doubleValue
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        case let truth as Bool: truth ? 1 : 0
        case let number as Decimal: NSDecimalNumber(decimal: number).doubleValue
        default: nil
        }
    }

    private static func integer(_ value: Any?) -> Int64? {
        switch unwrapped(value) {
        case let number as any BinaryInteger: Int64(exactly: number)
        case let number as NSNumber where number.doubleValue.rounded() == number.doubleValue:
            number.int64Value
        default: nil
        }
    }

    /// How two values stand to each other; nothing where they have no order.
    static func order(_ left: Any?, _ right: Any?, options: String.CompareOptions) -> ComparisonResult? {
        if let left = integer(left), let right = integer(right) { return order(left, right) }
        if let left = number(left), let right = number(right) { return order(left, right) }
        if let left = text(left), let right = text(right) { return left.compare(right, options: options) }
        if let left = unwrapped(left) as? Date, let right = unwrapped(right) as? Date {
            return order(left, right)
        }
        return nil
    }

    private static func order<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
        left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
    }

    static func areEqual(_ left: Any?, _ right: Any?, options: String.CompareOptions) -> Bool {
        guard let left = unwrapped(left), let right = unwrapped(right) else {
            return unwrapped(left) == nil && unwrapped(right) == nil
        }
        if let order = order(left, right, options: options) { return order == .orderedSame }
        if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
        return false
    }
}
