/// Does the jobs of an actor with its context.
public protocol ModelExecutor: AnyObject, Sendable {
    var modelContext: ModelContext { get }
}

/// The executor of an actor of models.
public final class DefaultSerialModelExecutor: ModelExecutor {
    /// Used on the main actor alone, as the models themselves.
    nonisolated(unsafe) public let modelContext: ModelContext

    public init(modelContext: ModelContext) {
        self.modelContext = modelContext
    }
}

/// An actor with a context of its own; actors become one by `@ModelActor`. Here its jobs run on the main actor, so that what
/// they do before the picture is in the picture.
public protocol ModelActor: Actor {
    nonisolated var modelContainer: ModelContainer { get }
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    nonisolated public var unownedExecutor: UnownedSerialExecutor { MainActor.sharedUnownedExecutor }

    public var modelContext: ModelContext { modelExecutor.modelContext }

    public subscript<Model: PersistentModel>(id: PersistentIdentifier, as type: Model.Type) -> Model? {
        modelContext.registeredModel(for: id)
    }
}
