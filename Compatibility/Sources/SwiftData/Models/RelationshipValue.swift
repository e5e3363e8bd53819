/// What a property that leads to other models holds: a model, an optional one, an array of them.
public protocol RelationshipValue {
    static var relationshipDestination: any PersistentModel.Type { get }

    var relationshipModels: [any PersistentModel] { get }

    /// The value with a model in it; nothing where that is no change.
    func including(relationshipModel model: any PersistentModel) -> Self?

    /// The value without a model; nothing where that is no change.
    func excluding(relationshipModel model: any PersistentModel) -> Self?
}

extension Optional: RelationshipValue where Wrapped: RelationshipValue {
    public static var relationshipDestination: any PersistentModel.Type { Wrapped.relationshipDestination }

    public var relationshipModels: [any PersistentModel] { self?.relationshipModels ?? [] }

    public func including(relationshipModel model: any PersistentModel) -> Wrapped?? {
        guard let self else { return Wrapped.empty(including: model).map { .some($0) } }
        return self.including(relationshipModel: model).map { .some($0) }
    }

    public func excluding(relationshipModel model: any PersistentModel) -> Wrapped?? {
        guard let self, self.relationshipModels.contains(where: { $0 === model }) else { return nil }
        guard let rest = self.excluding(relationshipModel: model) else { return .some(nil) }
        return .some(rest)
    }
}

extension RelationshipValue {
    /// A value that was none before.
    fileprivate static func empty(including model: any PersistentModel) -> Self? {
        if let model = model as? Self { return model }
        return ([] as? Self)?.including(relationshipModel: model)
    }
}

extension Array: RelationshipValue where Element: PersistentModel {
    public static var relationshipDestination: any PersistentModel.Type { Element.self }

    public var relationshipModels: [any PersistentModel] { self }

    public func including(relationshipModel model: any PersistentModel) -> [Element]? {
        guard let model = model as? Element, !contains(where: { $0 === model }) else { return nil }
        return self + [model]
    }

    public func excluding(relationshipModel model: any PersistentModel) -> [Element]? {
        let rest = filter { $0 !== model }
        return rest.count == count ? nil : rest
    }
}
