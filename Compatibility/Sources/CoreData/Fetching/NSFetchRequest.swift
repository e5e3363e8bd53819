public import Foundation

/// What a request can ask for: objects, identifiers, dictionaries or numbers.
public protocol NSFetchRequestResult: AnyObject {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}

public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
    /// Objects, as without a type.
    public static let managedObjectResultType: NSFetchRequestResultType = []
}

/// What is asked of a store.
open class NSPersistentStoreRequest: NSObject {
    open var affectedStores: [NSPersistentStore]?
}

/// Which objects of an entity are wanted, and in which order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var fetchOffset = 0
    open var fetchBatchSize = 0
    open var resultType: NSFetchRequestResultType = .managedObjectResultType
    open var includesSubentities = true
    open var includesPropertyValues = true
    open var includesPendingChanges = true
    open var returnsObjectsAsFaults = true
    open var returnsDistinctResults = false
    open var shouldRefreshRefetchedObjects = false
    open var relationshipKeyPathsForPrefetching: [String]?
    open var propertiesToFetch: [Any]?
    open var propertiesToGroupBy: [Any]?
    open var havingPredicate: NSPredicate?
    private var name: String?
    private var namedEntity: NSEntityDescription?

    /// A request for the result's own entity.
    public override init() {}

    public convenience init(entityName: String) {
        self.init()
        name = entityName
    }

    open var entity: NSEntityDescription? {
        get { namedEntity }
        set { namedEntity = newValue }
    }

    open var entityName: String? {
        name ?? namedEntity?.name ?? (ResultType.self as? NSManagedObject.Type)?.entity().name
    }
}
