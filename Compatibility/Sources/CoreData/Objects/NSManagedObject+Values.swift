import Foundation
import OpenCombine
public import PictureFoundation

extension NSManagedObject: KeyValueReadable {
    /// The value of a property, as a number, text, object or set; of a path of names, the value at its end.
    public func value(forKey key: String) -> Any? {
        guard let relationship = entity.relationshipsByName[key] else {
            return entity.propertiesByName[key] == nil && key == "objectID" ? objectID : values[key]
        }
        guard relationship.isToMany else { return values[key] }
        let objects = related(key)
        return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    }

    public func value(forKeyPath keyPath: String) -> Any? {
        let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard keys.count == 2 else { return value(forKey: keyPath) }
        switch value(forKey: keys[0]) {
        case let object as NSManagedObject: return object.value(forKeyPath: keys[1])
        case let objects as NSSet where keys[1] == "@count": return objects.count
        case let objects as NSOrderedSet where keys[1] == "@count": return objects.count
        default: return nil
        }
    }

    public func setValue(_ value: Any?, forKey key: String) {
        let value = unwrapped(value)
        guard let relationship = entity.relationshipsByName[key] else { return change(key, to: value) }
        relate(relationship, to: Self.objects(in: value))
    }

    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
            setValue(value is NSNull ? nil : value, forKey: key)
        }
    }

    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        keys.reduce(into: [:]) { $0[$1] = value(forKey: $1) ?? NSNull() }
    }

    public func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }
    public func setPrimitiveValue(_ value: Any?, forKey key: String) { setValue(value, forKey: key) }

    public func mutableSetValue(forKey key: String) -> NSMutableSet { NSMutableSet(array: related(key)) }

    public func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        related(key).map(\.objectID)
    }

    public func hasFault(forRelationshipNamed key: String) -> Bool { false }

    func change(_ key: String, to value: Any?) {
        objectWillChange.send()
        guard let context = managedObjectContext else {
            values[key] = value
            return
        }
        context.journal.noteChange(of: self, key, from: values[key])
        context.store.mutate { values[key] = value }
        if !isInserted { isUpdated = true }
    }

    func validate() throws {
        for (name, property) in entity.propertiesByName.sorted(by: { $0.key < $1.key })
        where !property.isOptional {
            if property is NSAttributeDescription, values[name] == nil {
                throw CoreDataError.missing(name, in: self)
            }
            if property is NSRelationshipDescription, related(name).isEmpty {
                throw CoreDataError.missing(name, in: self)
            }
        }
    }

    static func objects(in value: Any?) -> [NSManagedObject] {
        switch value {
        case let object as NSManagedObject: [object]
        case let objects as NSOrderedSet: objects.array.compactMap { $0 as? NSManagedObject }
        case let objects as NSSet:
            objects.allObjects.compactMap { $0 as? NSManagedObject }.sorted(by: isBefore)
        case let objects as [Any]: objects.compactMap { $0 as? NSManagedObject }
        case let objects as Set<NSManagedObject>: objects.sorted(by: isBefore)
        default: []
        }
    }

    /// Sets have no order, and pictures need one: numbers, which each entity counts for itself, then the order of making.
    private static func isBefore(_ object: NSManagedObject, _ other: NSManagedObject) -> Bool {
        (object.objectID.number, object.entity.name ?? "", object.creation)
            < (other.objectID.number, other.entity.name ?? "", other.creation)
    }
}
