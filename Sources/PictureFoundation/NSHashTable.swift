public import Foundation

/// A set of objects, in the order in which they were added; they are kept or only remembered while they are there.
open class NSHashTable<ObjectType>: NSObject {
    private struct Entry {
        weak var object: AnyObject?
        /// The object again where it is kept.
        var kept: AnyObject?
    }

    private let isWeak: Bool
    private var entries: [Entry] = []

    public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
        isWeak = options.contains(.weakMemory)
    }

    public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    // An object that is gone would be cast to NSNull, which is an object.
    open var allObjects: [ObjectType] {
        entries.compactMap { $0.object.flatMap { $0 as? ObjectType } }
    }
    open var anyObject: ObjectType? { allObjects.first }
    open var count: Int { allObjects.count }

    open func contains(_ object: ObjectType?) -> Bool { member(object) != nil }

    /// The object in the table that is equal to one.
    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object else { return nil }
        return allObjects.first { Self.areSame($0, object) }
    }

    open func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        let added = object as AnyObject
        entries.append(Entry(object: added, kept: isWeak ? nil : added))
    }

    open func remove(_ object: ObjectType?) {
        guard let object else { return }
        entries.removeAll { entry in
            entry.object.flatMap { $0 as? ObjectType }.map { Self.areSame($0, object) } ?? true
        }
    }

    open func removeAllObjects() { entries = [] }

    private static func areSame(_ one: ObjectType, _ other: ObjectType) -> Bool {
        let (one, other) = (one as AnyObject, other as AnyObject)
        return one === other || (one as? NSObject)?.isEqual(other) == true
    }
}

/// How a collection holds its objects; only whether it keeps them counts here.
open class NSPointerFunctions: NSObject {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let strongMemory: Options = []
        public static let objectPointerPersonality = Options(rawValue: 1 << 9)
        public static let weakMemory = Options(rawValue: 5)
    }
}
