public import Foundation
import Synchronization

/// Keeps the objects of a model for its contexts.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    public let managedObjectModel: NSManagedObjectModel
    open private(set) var persistentStores: [NSPersistentStore] = []
    open var name: String?
    let store = ObjectStore()

    private struct OpenModel: @unchecked Sendable {
        weak var coordinator: NSPersistentStoreCoordinator?
    }

    private static let open = Mutex<[OpenModel]>([])

    /// The models of the coordinators that there are, the latest first.
    static var openModels: [NSManagedObjectModel] {
        open.withLock { $0.reversed().compactMap { $0.coordinator?.managedObjectModel } }
    }

    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        super.init()
        let opened = OpenModel(coordinator: self)
        Self.open.withLock { models in
            models.removeAll { $0.coordinator == nil }
            models.append(opened)
        }
    }

    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let store = NSPersistentStore(
            type: storeType, configurationName: configuration, url: storeURL, options: options)
        store.persistentStoreCoordinator = self
        persistentStores.append(store)
        return store
    }

    @discardableResult
    public func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(
            ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }

    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        do {
            try addPersistentStore(
                ofType: storeDescription.type, configurationName: storeDescription.configuration,
                at: storeDescription.url,
                options: storeDescription.options)
            block(storeDescription, nil)
        } catch { block(storeDescription, error) }
    }

    open func remove(_ store: NSPersistentStore) throws { persistentStores.removeAll { $0 === store } }

    open func persistentStore(for url: URL) -> NSPersistentStore? { persistentStores.first { $0.url == url } }

    open func destroyPersistentStore(
        at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
    ) throws {}

    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        store.objects.first { $0.objectID.uriRepresentation() == url }?.objectID
    }

    public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result { try block() }
}
