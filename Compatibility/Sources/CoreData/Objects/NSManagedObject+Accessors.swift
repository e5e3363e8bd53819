import Foundation

// What `@NSManaged` stands for: the Objective-C runtime makes the accessors of such properties and functions, here they call these.

extension NSManagedObject {
    /// The value of an `@NSManaged` property.
    public func managedValue<Value>(forKey key: String) -> Value {
        let stored = value(forKey: propertyName(of: key))
        if let value = stored as? Value { return value }
        guard let value = Self.noValue(stored, of: Value.self) as? Value else {
            fatalError(
                "'\(key)' of \(self) has no value, and its type, \(Value.self), none that stands for it")
        }
        return value
    }

    /// What a property of a type has that no value of the type is kept for: another type's number, nothing, or what is empty.
    private static func noValue(_ stored: Any?, of type: Any.Type) -> Any? {
        switch type {
        case let type as any ManagedNumber.Type: type.init(stored as? NSNumber ?? 0)
        case let type as any OptionalValue.Type: type.nothing
        case let type as any RangeReplaceableCollection.Type: type.init()
        case let type as any SetAlgebra.Type: type.init()
        default: nil
        }
    }

    /// Sets an `@NSManaged` property.
    public func setManagedValue<Value>(_ value: Value, forKey key: String) {
        setValue(value, forKey: propertyName(of: key))
    }

    /// Runs an `@NSManaged` function, `addToItems(_:)` and the like.
    public func changeManagedObjects(_ function: String, _ arguments: Any...) {
        for (prefix, change) in changes where function.hasPrefix(prefix) {
            let name = function.dropFirst(prefix.count)
            guard
                let relationship = entity.relationshipsByName[name.prefix(1).lowercased() + name.dropFirst()]
            else { continue }
            return relate(relationship, to: change(related(relationship.name), arguments))
        }
    }

    /// `primitiveName` is the value of `name`.
    private func propertyName(of key: String) -> String {
        guard key.hasPrefix("primitive"), entity.propertiesByName[key] == nil else { return key }
        let name = key.dropFirst("primitive".count)
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    fileprivate static func indices(in argument: Any?) -> [Int] {
        switch argument {
        case let index as Int: [index]
        case let indices as NSIndexSet: Array(indices as IndexSet)
        case let indices as IndexSet: Array(indices)
        default: []
        }
    }
}

/// What functions do with the objects of a relationship, by the beginning of their names.
private let changes: [(prefix: String, change: @Sendable ([NSManagedObject], [Any]) -> [NSManagedObject])] = [
    (
        "addTo",
        { objects, arguments in objects + NSManagedObject.objects(in: arguments.first).without(objects) }
    ),
    (
        "removeFrom",
        { objects, arguments in
            let indices = NSManagedObject.indices(in: arguments.first)
            return objects.enumerated().filter { !indices.contains($0.offset) }.map(\.element)
                .without(NSManagedObject.objects(in: arguments.first))
        }
    ),
    (
        "insertInto",
        { objects, arguments in
            zip(NSManagedObject.indices(in: arguments.last), NSManagedObject.objects(in: arguments.first))
                .reduce(into: objects) {
                    $0.insert($1.1, at: min($1.0, $0.count))
                }
        }
    ),
    (
        "replace",
        { objects, arguments in
            zip(NSManagedObject.indices(in: arguments.first), NSManagedObject.objects(in: arguments.last))
                .reduce(into: objects) {
                    if $0.indices.contains($1.0) { $0[$1.0] = $1.1 }
                }
        }
    ),
]

/// A number that stands for no value by zero.
private protocol ManagedNumber { init(_ number: NSNumber) }

extension Bool: ManagedNumber { fileprivate init(_ number: NSNumber) { self = number.boolValue } }
extension Int: ManagedNumber { fileprivate init(_ number: NSNumber) { self = number.intValue } }
extension Int16: ManagedNumber { fileprivate init(_ number: NSNumber) { self = number.int16Value } }
extension Int32: ManagedNumber { fileprivate init(_ number: NSNumber) { self = number.int32Value } }
extension Int64: ManagedNumber { fileprivate init(_ number: NSNumber) { self = number.int64Value } }
extension Float: ManagedNumber { fileprivate init(_ number: NSNumber) { self = number.floatValue } }
extension Double: ManagedNumber { fileprivate init(_ number: NSNumber) { self = number.doubleValue } }
