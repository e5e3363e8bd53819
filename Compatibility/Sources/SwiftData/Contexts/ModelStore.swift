import Observation

/// The models of a container, in the order of insertion.
final class ModelStore {
    private let registrar = ObservationRegistrar()
    private var insertions: [String: Int] = [:]
    private var kept: [any PersistentModel] = []

    /// Whoever reads it while a picture is made has it made anew after a change.
    var models: [any PersistentModel] {
        get {
            registrar.access(self, keyPath: \.models)
            return kept
        }
        set { registrar.withMutation(of: self, keyPath: \.models) { kept = newValue } }
    }

    /// The name of a model that is inserted.
    func makeIdentifier<Model: PersistentModel>(for model: Model) -> PersistentIdentifier {
        insertions[Model.entityName, default: 0] += 1
        return PersistentIdentifier(
            entityName: Model.entityName, number: insertions[Model.entityName, default: 0], store: self)
    }

    func place(of model: any PersistentModel) -> Int? { kept.firstIndex { $0 === model } }
}

extension ModelStore: Observable {}
