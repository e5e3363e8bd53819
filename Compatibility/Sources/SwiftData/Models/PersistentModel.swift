public import Observation

/// An object that a ``ModelContext`` keeps; classes become one by `@Model`.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, RelationshipValue {
    /// Written by `@Model`.
    // swift-format-ignore: NoLeadingUnderscores
    var _$modelState: PersistentModelState { get }

    /// The stored properties and what their attributes say; written by `@Model`.
    static var schemaMetadata: [Schema.PropertyMetadata] { get }
}

extension PersistentModel {
    /// Another one before and after the model is inserted.
    public var persistentModelID: PersistentIdentifier {
        _$modelState.identifier ?? PersistentIdentifier(transientModel: self)
    }

    public var id: PersistentIdentifier { persistentModelID }

    /// The context that keeps the model.
    public var modelContext: ModelContext? { _$modelState.context }

    /// Whether a property has been set since the context was saved.
    public var hasChanges: Bool { modelContext?.journal.hasChanged(self) ?? false }

    /// Whether the context will forget the model when it is saved.
    public var isDeleted: Bool { modelContext?.journal.hasDeleted(self) ?? false }

    public static func == (left: Self, right: Self) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// The name by which the schema knows the class.
    static var entityName: String { "\(Self.self)" }
}

extension PersistentModel {
    public static var relationshipDestination: any PersistentModel.Type { Self.self }

    public var relationshipModels: [any PersistentModel] { [self] }

    public func including(relationshipModel model: any PersistentModel) -> Self? {
        model === self ? nil : model as? Self
    }

    /// A model that has to be there stays.
    public func excluding(relationshipModel model: any PersistentModel) -> Self? { nil }
}
