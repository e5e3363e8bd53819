public import Foundation

/// Names an object within its store: the how manieth of its kind it is.
public final class NSManagedObjectID: NSObject, @unchecked Sendable {
    public let entity: NSEntityDescription
    let number: Int
    /// Nothing while the object has no context.
    let store: ObjectStore?
    /// Whether the object has never been saved.
    public internal(set) var isTemporaryID = true

    init(entity: NSEntityDescription, number: Int, store: ObjectStore?) {
        self.entity = entity
        self.number = number
        self.store = store
    }

    public var persistentStore: NSPersistentStore? { nil }

    public func uriRepresentation() -> URL {
        URL(filePath: "/memory/\(entity.name ?? "")/p\(number)")
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSManagedObjectID else { return false }
        return self === other
            || store != nil && store === other.store && number == other.number
                && entity.name == other.entity.name
    }

    public override var hash: Int { number }

    /// The same in each run, since elements are named by it.
    public override var description: String { "\(entity.name ?? "")-\(number)" }
}
