public import Foundation
public import QuartzCore

extension NSSortDescriptor {
    /// The order of a property's values by its name; what has no value comes first.
    ///
    /// - Parameter selector: its comparison is that of `localizedStandardCompare(_:)` or `caseInsensitiveCompare(_:)`, where it names
    ///   one of them.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        let comparison = ValueComparison(selector: selector)
        self.init(keyPath: \NSObject.self, ascending: ascending) { left, right in
            guard let key else { return .orderedSame }
            return comparison.compare(Self.value(key, of: left), Self.value(key, of: right))
        }
    }

    /// The order of a property's values; what has no value comes first.
    public convenience init<Root: NSManagedObject, Value: Comparable>(
        keyPath: KeyPath<Root, Value>, ascending: Bool
    ) {
        self.init(untyped: keyPath, ascending: ascending)
    }

    /// The order of a property's values; what has no value comes first.
    public convenience init<Root: NSManagedObject, Value: Comparable>(
        keyPath: KeyPath<Root, Value?>, ascending: Bool
    ) {
        self.init(untyped: keyPath, ascending: ascending)
    }

    /// The order of a property's values, of truths for example; what has no value comes first.
    @_disfavoredOverload
    public convenience init<Root: NSManagedObject, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(untyped: keyPath, ascending: ascending)
    }

    private convenience init<Root: NSManagedObject, Value>(
        untyped keyPath: KeyPath<Root, Value>, ascending: Bool
    ) {
        nonisolated(unsafe) let keyPath = keyPath
        self.init(keyPath: \NSObject.self, ascending: ascending) { left, right in
            ValueComparison().compare((left as? Root)?[keyPath: keyPath], (right as? Root)?[keyPath: keyPath])
        }
    }

    /// As Foundation's own descriptor says.
    public convenience init<Compared: NSObject>(_ descriptor: SortDescriptor<Compared>) {
        self.init(keyPath: \NSObject.self, ascending: true) { left, right in
            guard let left = left as? Compared, let right = right as? Compared else { return .orderedSame }
            return descriptor.compare(left, right)
        }
    }

    private static func value(_ key: String, of object: Any) -> Any? {
        (object as? NSManagedObject)?.value(forKeyPath: key)
    }
}
