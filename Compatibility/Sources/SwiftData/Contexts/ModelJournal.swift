/// What has been done in a context since it was saved.
struct ModelJournal {
    enum Entry {
        case insertion(any PersistentModel)
        case deletion(any PersistentModel, place: Int)
        /// The first change of a property, with what gives it its value back.
        case change(any PersistentModel, AnyKeyPath, restore: () -> Void)
    }

    private(set) var entries: [Entry] = []
    private var changed: Set<ChangedProperty> = []
    /// Whether properties are given back their values, which is no change.
    var isUndoing = false

    private struct ChangedProperty: Hashable {
        let model: ObjectIdentifier
        let keyPath: AnyKeyPath
    }

    mutating func note(_ entry: Entry) { entries.append(entry) }

    mutating func noteChange<Model: PersistentModel, Value>(
        of model: Model, _ keyPath: ReferenceWritableKeyPath<Model, Value>, from value: Value
    ) {
        guard !isUndoing,
            changed.insert(ChangedProperty(model: ObjectIdentifier(model), keyPath: keyPath)).inserted
        else { return }
        entries.append(.change(model, keyPath) { model[keyPath: keyPath] = value })
    }

    mutating func clear() {
        entries = []
        changed = []
    }

    var inserted: [any PersistentModel] {
        entries.compactMap { if case .insertion(let model) = $0 { model } else { nil } }
    }

    var deleted: [any PersistentModel] {
        entries.compactMap { if case .deletion(let model, _) = $0 { model } else { nil } }
    }

    /// Each once, in the order of their first changes.
    var changedModels: [any PersistentModel] {
        var seen: Set<ObjectIdentifier> = []
        return entries.compactMap {
            guard case .change(let model, _, _) = $0, seen.insert(ObjectIdentifier(model)).inserted else {
                return nil
            }
            return model
        }
    }

    func hasChanged(_ model: any PersistentModel) -> Bool { changedModels.contains { $0 === model } }

    func hasDeleted(_ model: any PersistentModel) -> Bool { deleted.contains { $0 === model } }
}
