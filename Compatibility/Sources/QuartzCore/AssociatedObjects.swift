// Names of the runtime's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// How an object keeps another one that is associated with it: here each does so strongly.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// What a thread's objects have been given beside their own properties.
private final class AssociatedObjects {
    private struct Entry {
        weak var object: AnyObject?
        var values: [UnsafeRawPointer: Any] = [:]
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    static var ofThread: AssociatedObjects {
        let key = "vitrine.associated-objects"
        if let known = Thread.current.threadDictionary[key] as? AssociatedObjects { return known }
        let objects = AssociatedObjects()
        Thread.current.threadDictionary[key] = objects
        return objects
    }

    func removeValues(of object: AnyObject) {
        entries[ObjectIdentifier(object)] = nil
    }

    subscript(object: AnyObject, key: UnsafeRawPointer) -> Any? {
        get {
            // Another object may have come to the place of one that has gone.
            guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
            return entry.values[key]
        }
        set {
            entries = entries.filter { $0.value.object != nil }
            entries[ObjectIdentifier(object), default: Entry(object: object)].values[key] = newValue
        }
    }
}

public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.ofThread.removeValues(of: object as AnyObject)
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.ofThread[object as AnyObject, key]
}

public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociatedObjects.ofThread[object as AnyObject, key] = value
}
