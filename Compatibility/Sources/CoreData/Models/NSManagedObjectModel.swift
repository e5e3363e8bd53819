public import Foundation

/// The kinds of objects that a store has.
open class NSManagedObjectModel: NSObject {
    open var entities: [NSEntityDescription] = [] {
        didSet { for entity in entities { entity.managedObjectModel = self } }
    }
    open var versionIdentifiers: Set<AnyHashable> = []

    public override init() {}

    convenience init(entities: [NSEntityDescription]) {
        self.init()
        replace(with: entities)
    }

    /// The model that a module's `.xcdatamodeld` describes.
    ///
    /// - Parameter url: as `Bundle.url(forResource:withExtension:)` gives it for `momd`.
    public convenience init?(contentsOf url: URL) {
        guard let name = ModelName(url: url), let model = name.model else { return nil }
        self.init(entities: model.entities)
    }

    /// The models of the module that asks as one, whatever bundles are given.
    open class func mergedModel(from bundles: [Bundle]?, file: String = #fileID) -> NSManagedObjectModel? {
        let models = ManagedObjectModels.all(inModuleOf: file)
        guard !models.isEmpty else { return nil }
        return NSManagedObjectModel(byMerging: models)
    }

    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        guard let models else { return nil }
        self.init(entities: models.flatMap(\.entities))
    }

    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(
            entities.compactMap { entity in entity.name.map { ($0, entity) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// Outside of an initializer, so that the entities learn of their model.
    private func replace(with entities: [NSEntityDescription]) { self.entities = entities }
}
