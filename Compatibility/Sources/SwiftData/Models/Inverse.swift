/// The property by which related models lead back: the one that is named as inverse on either side, else the only one of the
/// right type if there is a single one in both directions.
struct Inverse {
    private let relationship: Schema.PropertyMetadata.Relation

    init?(
        of keyPath: AnyKeyPath, to destination: any PersistentModel.Type, in model: any PersistentModel.Type
    ) {
        let own = model.schemaMetadata.compactMap(\.relation)
        let others = destination.schemaMetadata.compactMap(\.relation)
        let named = own.first { $0.keyPath == keyPath }?.inverse
        if let named {
            guard let inverse = others.first(where: { $0.keyPath == named }) else { return nil }
            self.relationship = inverse
        } else if let inverse = others.first(where: { $0.inverse == keyPath }) {
            self.relationship = inverse
        } else {
            let back = others.filter { $0.destination == model }
            guard let only = back.first, back.count == 1, only.inverse == nil, destination != model,
                own.filter({ $0.destination == destination }).count == 1
            else { return nil }
            self.relationship = only
        }
    }

    /// Lets the models that a property has come to lead to lead back, and the others no longer.
    func update(
        _ model: any PersistentModel, from oldModels: [any PersistentModel],
        to newModels: [any PersistentModel]
    ) {
        for old in oldModels where !newModels.contains(where: { $0 === old }) {
            relationship.exclude(model, old)
        }
        for new in newModels where !oldModels.contains(where: { $0 === new }) {
            relationship.include(model, new)
        }
    }
}
