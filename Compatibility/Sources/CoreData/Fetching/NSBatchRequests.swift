public import Foundation

open class NSPersistentStoreResult: NSObject {}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly = 0
    case resultTypeObjectIDs
    case resultTypeCount
}

/// Deletes what a request asks for, and saves.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    private enum Choice {
        case fetched(NSFetchRequest<any NSFetchRequestResult>)
        case listed([NSManagedObjectID])
    }

    private let choice: Choice
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { choice = .fetched(fetch) }

    public init(objectIDs objects: [NSManagedObjectID]) { choice = .listed(objects) }

    func objects(in context: NSManagedObjectContext) throws -> [NSManagedObject] {
        switch choice {
        case .fetched(let request): try context.fetch(request).compactMap { $0 as? NSManagedObject }
        case .listed(let identifiers): identifiers.compactMap(context.registeredObject)
        }
    }
}

open class NSBatchDeleteResult: NSPersistentStoreResult {
    public let result: Any?
    public let resultType: NSBatchDeleteRequestResultType

    init(resultType: NSBatchDeleteRequestResultType, objects: [NSManagedObject]) {
        self.resultType = resultType
        result =
            switch resultType {
            case .resultTypeStatusOnly: true
            case .resultTypeCount: objects.count
            case .resultTypeObjectIDs: objects.map(\.objectID)
            }
    }
}

/// Inserts objects of an entity with the values of dictionaries, and saves.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
    private let name: String
    private let objects: [[String: Any]]

    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        name = entityName
        objects = dictionaries
    }

    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entityName: entity.name ?? "", objects: dictionaries)
    }

    func insert(into context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        guard NSEntityDescription.entity(forEntityName: name, in: context) != nil else {
            throw CoreDataError.unknownEntity(name)
        }
        for values in objects {
            NSEntityDescription.insertNewObject(forEntityName: name, into: context).setValuesForKeys(values)
        }
        try context.save()
        return NSPersistentStoreResult()
    }
}
