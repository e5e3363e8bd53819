public import Foundation

/// Keeps models: in memory, in the order of insertion.
///
/// All contexts of a container see the same objects, and what one has inserted or set before it is saved.
public final class ModelContext: Equatable {
    public let container: ModelContainer
    /// Without effect: nothing here lasts long enough to be saved by itself.
    public var autosaveEnabled = true
    public var author = ""
    var journal = ModelJournal()

    public init(_ container: ModelContainer) {
        self.container = container
    }

    var store: ModelStore { container.store }

    public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }

    public var hasChanges: Bool { !journal.entries.isEmpty }

    public var insertedModelsArray: [any PersistentModel] { journal.inserted }
    public var changedModelsArray: [any PersistentModel] { journal.changedModels }
    public var deletedModelsArray: [any PersistentModel] { journal.deleted }

    /// Keeps a model and those it leads to.
    public func insert<Model: PersistentModel>(_ model: Model) { register(model) }

    /// No longer keeps a model; those it leads to go as well, or lead back no longer, as its relationships say.
    public func delete<Model: PersistentModel>(_ model: Model) { remove(model) }

    /// Deletes all models of a type, or those that a predicate chooses.
    public func delete<Model: PersistentModel>(
        model: Model.Type, where predicate: Predicate<Model>? = nil, includeSubclasses: Bool = true
    ) throws {
        for model in try fetch(FetchDescriptor(predicate: predicate)) { remove(model) }
    }

    /// Makes what was done so far last: it is not rolled back any more.
    public func save() throws {
        for model in journal.deleted { model._$modelState.context = nil }
        journal.clear()
    }

    /// Does something and saves it.
    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }

    public func processPendingChanges() {}

    /// Takes back all that was done since the context was saved.
    public func rollback() {
        journal.isUndoing = true
        for entry in journal.entries.reversed() {
            switch entry {
            case .insertion(let model):
                store.remove(model)
                model._$modelState.context = nil
            case .deletion(let model, let place):
                store.insert(model, at: place)
                model._$modelState.context = self
            case .change(_, _, let restore): restore()
            }
        }
        journal.isUndoing = false
        journal.clear()
    }
}

extension ModelContext {
    func register(_ model: any PersistentModel) {
        guard !store.contains(model), !journal.isUndoing else { return }
        let state = model._$modelState
        state.context = self
        state.identifier = state.identifier ?? store.makeIdentifier(for: model)
        journal.note(.insertion(model))
        let earlier = store.rival(of: model)
        store.insert(model, at: earlier.flatMap(remove))
        for relation in type(of: model).schemaMetadata.compactMap(\.relation) {
            let related = relation.models(model)
            Inverse(of: relation.keyPath, to: relation.destination, in: type(of: model))?
                .update(model, from: [], to: related)
            related.forEach(register)
        }
    }

    /// No longer keeps a model and what goes with it; where it was, if it was there.
    @discardableResult
    func remove(_ model: any PersistentModel) -> Int? {
        guard let place = store.remove(model) else { return nil }
        journal.note(.deletion(model, place: place))
        for relation in type(of: model).schemaMetadata.compactMap(\.relation) {
            switch relation.deleteRule {
            case .cascade: for related in relation.models(model) { remove(related) }
            case .nullify, .deny:
                Inverse(of: relation.keyPath, to: relation.destination, in: type(of: model))?
                    .update(model, from: relation.models(model), to: [])
            case .noAction: break
            }
        }
        return place
    }
}
