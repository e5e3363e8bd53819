/// Makes a model of a class: observed, and kept by a ``ModelContext``.
@attached(member, names: named(_$modelState), named(schemaMetadata))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "PreviewMacros", type: "ModelMacro")

/// Observes a stored property of a model; `@Model` says it of each.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() = #externalMacro(module: "PreviewMacros", type: "PersistedPropertyMacro")

/// Says how a property is kept, such as that no two models have the same value.
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "PreviewMacros", type: "PropertyNoteMacro")

/// Says what becomes of the models of a property when their owner is deleted, and which of their properties is the other side.
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
    inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "PreviewMacros", type: "PropertyNoteMacro")

/// Leaves a property to the class alone.
@attached(peer)
public macro Transient() = #externalMacro(module: "PreviewMacros", type: "PropertyNoteMacro")

/// Says by what models are looked up in a file; here there is none.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "PreviewMacros", type: "ModelNoteMacro")

/// Says by what models are looked up in a file; here there is none.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: Schema.Index<T>.Types<T>...) =
    #externalMacro(module: "PreviewMacros", type: "ModelNoteMacro")

/// Says which properties together no two models share; here they may.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "PreviewMacros", type: "ModelNoteMacro")

/// Gives an actor a context of its own.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "PreviewMacros", type: "ModelActorMacro")
