import Observation

/// What a model knows besides its properties: who observes it and which context keeps it.
///
/// Used by the code that `@Model` writes.
public final class PersistentModelState {
    private let registrar = ObservationRegistrar()
    var identifier: PersistentIdentifier?
    weak var context: ModelContext?

    public init() {}

    public func access<Model: PersistentModel, Value>(_ model: Model, _ keyPath: KeyPath<Model, Value>) {
        registrar.access(model, keyPath: keyPath)
    }

    public func mutate<Model: PersistentModel, Value>(
        _ model: Model, _ keyPath: KeyPath<Model, Value>, _ mutation: () -> Void
    ) {
        registrar.withMutation(of: model, keyPath: keyPath, mutation)
    }

    /// Remembers what a property was before it was set.
    public func changed<Model: PersistentModel, Value>(
        _ model: Model, _ keyPath: ReferenceWritableKeyPath<Model, Value>, from oldValue: Value,
        to newValue: Value
    ) {
        context?.journal.noteChange(of: model, keyPath, from: oldValue)
    }

    /// Remembers what a property was before it was set, and brings the models it leads to up to date.
    public func changed<Model: PersistentModel, Value: RelationshipValue>(
        _ model: Model, _ keyPath: ReferenceWritableKeyPath<Model, Value>, from oldValue: Value,
        to newValue: Value
    ) {
        if let context {
            guard !context.journal.isUndoing else { return }
            context.journal.noteChange(of: model, keyPath, from: oldValue)
        }
        Inverse(of: keyPath, to: Value.relationshipDestination, in: Model.self)?
            .update(model, from: oldValue.relationshipModels, to: newValue.relationshipModels)
        if let context { newValue.relationshipModels.forEach { context.register($0) } }
    }
}
