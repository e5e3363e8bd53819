import Foundation

extension ModelContext {
    /// The models of a type that a descriptor chooses, in its order; those that it does not tell apart are in the order of insertion.
    public func fetch<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> [Model] {
        var models = store.models.compactMap { $0 as? Model }
        if let predicate = descriptor.predicate { models = try models.filter(predicate.evaluate) }
        if !descriptor.sortBy.isEmpty {
            models = models.enumerated()
                .sorted { left, right in
                    for descriptor in descriptor.sortBy {
                        switch descriptor.compare(left.element, right.element) {
                        case .orderedAscending: return true
                        case .orderedDescending: return false
                        case .orderedSame: continue
                        }
                    }
                    return left.offset < right.offset
                }
                .map(\.element)
        }
        let rest = models.dropFirst(descriptor.fetchOffset ?? 0)
        return Array(descriptor.fetchLimit.map { rest.prefix($0) } ?? rest)
    }

    public func fetch<Model: PersistentModel>(
        _ descriptor: FetchDescriptor<Model>, batchSize: Int
    ) throws -> [Model] { try fetch(descriptor) }

    public func fetchCount<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> Int {
        try fetch(descriptor).count
    }

    public func fetchIdentifiers<Model: PersistentModel>(
        _ descriptor: FetchDescriptor<Model>
    ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }

    /// Does something with each model that a descriptor chooses.
    public func enumerate<Model: PersistentModel>(
        _ descriptor: FetchDescriptor<Model>, batchSize: Int = 5000,
        allowEscapingMutations: Bool = false, block: (Model) throws -> Void
    ) throws {
        try fetch(descriptor).forEach(block)
    }

    /// The model of an identifier, which has to be there.
    public func model(for identifier: PersistentIdentifier) -> any PersistentModel {
        guard let model = anyModel(for: identifier) else {
            preconditionFailure("the container has no model \(identifier)")
        }
        return model
    }

    public func registeredModel<Model: PersistentModel>(for identifier: PersistentIdentifier) -> Model? {
        anyModel(for: identifier) as? Model
    }

    private func anyModel(for identifier: PersistentIdentifier) -> (any PersistentModel)? {
        let identifier = identifier.resolved(in: store)
        return store.models.first { $0.persistentModelID == identifier }
    }
}
