import Observation

/// The models of a container, in the order of insertion.
final class ModelStore {
    private let registrar = ObservationRegistrar()
    private var insertions: [String: Int] = [:]
    private var kept: [any PersistentModel] = []
    private var keys: Set<ObjectIdentifier> = []

    /// A view that reads it while a picture is made is made anew after a change.
    var models: [any PersistentModel] {
        registrar.access(self, keyPath: \.models)
        return kept
    }

    func contains(_ model: any PersistentModel) -> Bool { keys.contains(ObjectIdentifier(model)) }

    /// Keeps a model at a place, or behind all others.
    func insert(_ model: any PersistentModel, at place: Int? = nil) {
        registrar.withMutation(of: self, keyPath: \.models) {
            keys.insert(ObjectIdentifier(model))
            kept.insert(model, at: min(place ?? kept.count, kept.count))
        }
    }

    /// No longer keeps a model; where it was, if it was there.
    @discardableResult
    func remove(_ model: any PersistentModel) -> Int? {
        guard contains(model), let place = kept.lastIndex(where: { $0 === model }) else { return nil }
        registrar.withMutation(of: self, keyPath: \.models) {
            keys.remove(ObjectIdentifier(model))
            kept.remove(at: place)
        }
        return place
    }

    func removeAll() {
        registrar.withMutation(of: self, keyPath: \.models) {
            keys = []
            kept = []
        }
    }

    /// The model with the same value in a unique property, if there is one.
    func rival(of model: any PersistentModel) -> (any PersistentModel)? {
        let kind = type(of: model)
        let values = kind.schemaMetadata.compactMap { property in
            property.uniqueValue(model).map { (property.uniqueValue, $0) }
        }
        guard !values.isEmpty else { return nil }
        return kept.first { other in
            type(of: other) == kind && values.contains { $0.0(other) == $0.1 }
        }
    }

    /// The name of a model that is inserted.
    func makeIdentifier<Model: PersistentModel>(for model: Model) -> PersistentIdentifier {
        insertions[Model.entityName, default: 0] += 1
        return PersistentIdentifier(
            entityName: Model.entityName, number: insertions[Model.entityName, default: 0], store: self)
    }
}

extension ModelStore: Observable {}
