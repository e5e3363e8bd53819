public import Foundation
public import OpenCombine
import Synchronization

/// An object of a context: its values by the names that its entity gives them.
open class NSManagedObject: NSObject, ObservableObject {
    public let entity: NSEntityDescription
    public internal(set) weak var managedObjectContext: NSManagedObjectContext?
    public let objectWillChange = ObservableObjectPublisher()
    public internal(set) var objectID: NSManagedObjectID
    /// How many objects were made before, of any context or none.
    let creation = creations.add(1, ordering: .relaxed).oldValue
    private static let creations = Atomic(0)
    /// To-many relationships as arrays, in the order in which objects were added.
    var values: [String: Any]
    public internal(set) var isDeleted = false
    public internal(set) var isInserted = false
    public internal(set) var isUpdated = false

    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        objectID = NSManagedObjectID(entity: entity, number: 0, store: nil)
        values = entity.attributesByName.compactMapValues(\.defaultValue)
        super.init()
        guard let context else { return }
        context.insert(self)
    }

    /// An object of the class's entity.
    public convenience init(context: NSManagedObjectContext) {
        let entity = context.model?.entities.first { $0.describes(Self.self) }
        self.init(entity: entity ?? Self.entity(), insertInto: context)
    }

    /// The entity of the class: of the models that stores were opened with, then of those of its module.
    open class func entity() -> NSEntityDescription {
        let models =
            NSPersistentStoreCoordinator.openModels
            + ManagedObjectModels.all(inModuleOf: String(reflecting: self))
        return models.lazy.flatMap(\.entities).first { $0.describes(self) }
            ?? ownEntity()
    }

    /// An entity without properties, for a class that no model knows.
    private class func ownEntity() -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = String(describing: self)
        entity.managedObjectClassName = String(reflecting: self)
        return entity
    }

    /// A request for all objects of the class.
    @_disfavoredOverload
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: entity().name ?? String(describing: self))
    }

    public var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    public var hasPersistentChangedValues: Bool { hasChanges }
    public var isFault: Bool { false }
    public var faultingState: Int { 0 }

    open func awakeFromInsert() {}
    open func awakeFromFetch() {}
    open func willSave() {}
    open func didSave() {}
    open func prepareForDeletion() {}
    open func willTurnIntoFault() {}
    open func didTurnIntoFault() {}

    /// Throws where a property that has to have a value has none.
    open func validateForInsert() throws { try validate() }
    open func validateForUpdate() throws { try validate() }
    open func validateForDelete() throws {}

    /// The values that differ from those of the last `save()`.
    open func changedValues() -> [String: Any] {
        let changed = managedObjectContext?.journal.changes(of: self) ?? [:]
        return Dictionary(uniqueKeysWithValues: changed.keys.map { ($0, value(forKey: $0) ?? NSNull()) })
    }

    /// The values of the last `save()`; all where no keys are given.
    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        let changed = managedObjectContext?.journal.changes(of: self) ?? [:]
        return (keys ?? Array(entity.propertiesByName.keys)).reduce(into: [:]) { committed, key in
            committed[key] = changed[key].map { $0 ?? NSNull() } ?? value(forKey: key) ?? NSNull()
        }
    }

    open func willAccessValue(forKey key: String?) {}
    open func didAccessValue(forKey key: String?) {}
    open func willChangeValue(forKey key: String) { objectWillChange.send() }
    open func didChangeValue(forKey key: String) {}

    /// The same in each run, since elements are named by it.
    open override var description: String { objectID.description }
}

extension NSManagedObject: NSFetchRequestResult {}
