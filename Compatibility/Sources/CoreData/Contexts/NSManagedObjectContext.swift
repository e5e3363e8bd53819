public import Foundation
import OpenCombine
public import Vitrine

/// Keeps objects: in memory, in the order of insertion.
///
/// All contexts of a coordinator, and the children of a context, have the same objects and see each other's changes before they are saved.
/// What is to be performed is performed at once.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    open var parent: NSManagedObjectContext?
    open var name: String?
    open var transactionAuthor: String?
    open var mergePolicy: Any = NSMergePolicy.error
    open var undoManager: UndoManager?
    open var automaticallyMergesChangesFromParent = false
    open var shouldDeleteInaccessibleFaults = true
    open var retainsRegisteredObjects = false
    open var propagatesDeletesAtEndOfEvent = true
    open var stalenessInterval: TimeInterval = -1
    public let userInfo = NSMutableDictionary()
    var journal = ObjectJournal()
    private let ownStore = ObjectStore()

    public init(concurrencyType: NSManagedObjectContextConcurrencyType) {
        self.concurrencyType = concurrencyType
    }

    public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type.concurrencyType) }

    var store: ObjectStore { parent?.store ?? persistentStoreCoordinator?.store ?? ownStore }

    var model: NSManagedObjectModel? { parent?.model ?? persistentStoreCoordinator?.managedObjectModel }

    open var insertedObjects: Set<NSManagedObject> { Set(journal.inserted) }
    open var updatedObjects: Set<NSManagedObject> { Set(journal.updated) }
    open var deletedObjects: Set<NSManagedObject> { Set(journal.deleted) }
    open var registeredObjects: Set<NSManagedObject> { Set(store.objects) }
    open var hasChanges: Bool { !journal.entries.isEmpty }

    /// Keeps an object, with the number that it gets in the store.
    open func insert(_ object: NSManagedObject) {
        guard object.managedObjectContext == nil else { return }
        object.managedObjectContext = self
        object.objectID = store.makeIdentifier(for: object.entity)
        object.isInserted = true
        store.insert(object)
        journal.note(.insertion(object))
        object.awakeFromInsert()
    }

    /// No longer keeps an object; those it leads to go as well, or lead back no longer, as its relationships say.
    open func delete(_ object: NSManagedObject) {
        guard !object.isDeleted, let place = store.remove(object) else { return }
        object.prepareForDeletion()
        object.objectWillChange.send()
        object.isDeleted = true
        journal.note(.deletion(object, place: place))
        let relationships = object.entity.relationshipsByName.sorted { $0.key < $1.key }.map(\.value)
        for relationship in relationships {
            switch relationship.deleteRule {
            case .cascadeDeleteRule: object.related(relationship.name).forEach(delete)
            case .nullifyDeleteRule:
                for other in object.related(relationship.name) {
                    other.forget(object, by: relationship.inverseRelationship)
                }
            case .denyDeleteRule, .noActionDeleteRule: break
            }
        }
    }

    /// Makes what was done so far last: it is not rolled back any more.
    ///
    /// - Throws: where a property that has to have a value has none, a deletion is denied, or an object is not unique and the merge policy
    ///   does not say which one stays.
    open func save() throws {
        guard hasChanges else { return }
        for object in journal.inserted + journal.updated where !object.isDeleted { object.willSave() }
        for object in journal.deleted { try object.validateForSavedDeletion() }
        for object in journal.inserted where !object.isDeleted { try object.validateForInsert() }
        for object in journal.updated { try object.validateForUpdate() }
        try mergeRivals(of: journal.inserted.filter { !$0.isDeleted })
        let (inserted, updated, deleted) = (insertedObjects, updatedObjects, deletedObjects)
        let saved = journal.inserted + journal.updated
        post(Self.willSaveObjectsNotification)
        for object in saved {
            object.isInserted = false
            object.isUpdated = false
            object.objectID.isTemporaryID = false
        }
        for object in journal.deleted { object.managedObjectContext = nil }
        journal.clear()
        for object in saved where !object.isDeleted { object.didSave() }
        let changes = [
            NSInsertedObjectsKey: inserted, NSUpdatedObjectsKey: updated, NSDeletedObjectsKey: deleted,
        ]
        post(Self.didChangeObjectsNotification, changes)
        post(Self.didSaveObjectsNotification, changes)
    }

    /// Takes back all that was done since the context was saved.
    open func rollback() {
        journal.isUndoing = true
        for entry in journal.entries.reversed() {
            switch entry {
            case .insertion(let object):
                _ = store.remove(object)
                object.isInserted = false
                object.managedObjectContext = nil
            case .deletion(let object, let place):
                store.insert(object, at: place)
                object.isDeleted = false
            case .change(let object, let key, let earlier):
                store.mutate { object.values[key] = earlier }
                object.objectWillChange.send()
                object.isUpdated = false
            }
        }
        journal.isUndoing = false
        journal.clear()
    }

    open func reset() {
        rollback()
        post(Self.didChangeObjectsNotification)
    }

    open func processPendingChanges() { post(Self.didChangeObjectsNotification) }
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
    open func refreshAllObjects() {}
    open func undo() { undoManager?.undo() }
    open func redo() { undoManager?.redo() }
    open func assign(_ object: Any, to store: NSPersistentStore) {}
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        for object in objects { object.objectID.isTemporaryID = false }
    }
    open func detectConflicts(for object: NSManagedObject) {}
    open func mergeChanges(fromContextDidSave notification: Notification) {
        post(Self.didChangeObjectsNotification)
    }

    public class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
        into contexts: [NSManagedObjectContext]
    ) {}

    private func post(_ name: Notification.Name, _ changes: [String: Set<NSManagedObject>] = [:]) {
        NotificationCenter.default.post(name: name, object: self, userInfo: changes)
        if name == Self.didChangeObjectsNotification { store.tellFollowers() }
    }
}

extension NSManagedObject {
    /// Leads no longer to an object that is deleted.
    fileprivate func forget(_ object: NSManagedObject, by relationship: NSRelationshipDescription?) {
        guard let relationship else { return }
        let others = related(relationship.name).without([object])
        change(relationship.name, to: relationship.isToMany ? others : others.first)
    }

    fileprivate func validateForSavedDeletion() throws {
        try validateForDelete()
        for relationship in entity.relationshipsByName.sorted(by: { $0.key < $1.key }).map(\.value)
        where relationship.deleteRule == .denyDeleteRule
            && related(relationship.name).contains(where: { !$0.isDeleted })
        {
            throw CoreDataError.denied(relationship.name, in: self)
        }
    }
}
