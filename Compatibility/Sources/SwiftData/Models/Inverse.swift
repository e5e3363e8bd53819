/// The property by which related models lead back: the one that is named as inverse on either side, else the only one of the
/// right type if there is a single one in both directions.
struct Inverse {
    /// More than one where several properties name the same inverse.
    private let relationships: [Schema.PropertyMetadata.Relation]

    init?(
        of keyPath: AnyKeyPath, to destination: any PersistentModel.Type, in model: any PersistentModel.Type
    ) {
        let own = model.schemaMetadata.compactMap(\.relation)
        let others = destination.schemaMetadata.compactMap(\.relation)
        let named = own.first { $0.keyPath == keyPath }?.inverse
        if let named {
            guard let inverse = others.first(where: { $0.keyPath == named }) else { return nil }
            self.relationships = [inverse]
        } else if others.contains(where: { $0.inverse == keyPath }) {
            self.relationships = others.filter { $0.inverse == keyPath }
        } else {
            let back = others.filter { $0.destination == model }
            guard let only = back.first, back.count == 1, only.inverse == nil, destination != model,
                own.filter({ $0.destination == destination }).count == 1
            else { return nil }
            self.relationships = [only]
        }
    }

    /// Sets the inverse property of the models that a property now leads to, and clears it in those that it no longer leads to.
    func update(
        _ model: any PersistentModel, from oldModels: [any PersistentModel],
        to newModels: [any PersistentModel]
    ) {
        for old in oldModels where !newModels.contains(where: { $0 === old }) {
            for relationship in relationships { relationship.exclude(model, old) }
        }
        for new in newModels where !oldModels.contains(where: { $0 === new }) {
            let leadsBack = relationships.contains { $0.models(new).contains { $0 === model } }
            if !leadsBack { relationships.first?.include(model, new) }
        }
    }
}
