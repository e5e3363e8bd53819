extension Schema {
    /// What an attribute says of a property.
    public protocol PropertyNote {}

    /// A stored property of a model, with what its attribute says; written by `@Model`.
    public struct PropertyMetadata {
        /// The side of a relationship that a property is.
        struct Relation {
            let keyPath: AnyKeyPath
            let destination: any PersistentModel.Type
            let deleteRule: Relationship.DeleteRule
            let inverse: AnyKeyPath?
            let models: (_ of: any PersistentModel) -> [any PersistentModel]
            /// Lets the second model lead to the first.
            let include: (_ model: any PersistentModel, _ owner: any PersistentModel) -> Void
            /// Lets the second model no longer lead to the first.
            let exclude: (_ model: any PersistentModel, _ owner: any PersistentModel) -> Void
        }

        public let name: String
        let relation: Relation?
        /// What no two models share; nothing for all other properties.
        let uniqueValue: (_ of: any PersistentModel) -> AnyHashable?

        public init<Model: PersistentModel, Value>(
            name: String, keypath: ReferenceWritableKeyPath<Model, Value>,
            metadata: (any PropertyNote)? = nil
        ) {
            self.name = name
            self.relation = nil
            self.uniqueValue =
                (metadata as? Attribute)?.options.contains(.unique) == true
                ? { ($0 as? Model)?[keyPath: keypath] as? AnyHashable } : { _ in nil }
        }

        public init<Model: PersistentModel, Value: RelationshipValue>(
            name: String, keypath: ReferenceWritableKeyPath<Model, Value>,
            metadata: (any PropertyNote)? = nil
        ) {
            self.name = name
            self.uniqueValue = { _ in nil }
            let relationship = metadata as? Relationship
            self.relation = Relation(
                keyPath: keypath, destination: Value.relationshipDestination,
                deleteRule: relationship?.deleteRule ?? .nullify, inverse: relationship?.inverseKeyPath,
                models: { ($0 as? Model)?[keyPath: keypath].relationshipModels ?? [] },
                include: { model, owner in
                    guard let owner = owner as? Model else { return }
                    if let value = owner[keyPath: keypath].including(relationshipModel: model) {
                        owner[keyPath: keypath] = value
                    }
                },
                exclude: { model, owner in
                    guard let owner = owner as? Model else { return }
                    if let value = owner[keyPath: keypath].excluding(relationshipModel: model) {
                        owner[keyPath: keypath] = value
                    }
                })
        }
    }
}
