/// Keeps the models of an app in memory. Nothing is read from a file or written to one.
public final class ModelContainer: Equatable, Sendable {
    public let schema: Schema
    public let configurations: Set<ModelConfiguration>
    public let migrationPlan: (any SchemaMigrationPlan.Type)?
    /// Used by one thread at a time: views, and what an actor of models does, run on the main actor.
    nonisolated(unsafe) let store = ModelStore()

    @MainActor private var contextOfViews: ModelContext?

    /// The context of views. Container and context hold each other, as those of an app do for as long as it runs.
    @MainActor public var mainContext: ModelContext {
        if let contextOfViews { return contextOfViews }
        let context = ModelContext(self)
        contextOfViews = context
        return context
    }

    public init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration]
    ) throws {
        self.schema = schema
        self.configurations = Set(configurations)
        self.migrationPlan = migrationPlan
    }

    /// A container of which nobody has said anything.
    init(schema: Schema) {
        self.schema = schema
        self.configurations = []
        self.migrationPlan = nil
    }

    public convenience init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
    }

    public convenience init(
        for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
    }

    public static func == (left: ModelContainer, right: ModelContainer) -> Bool { left === right }

    public func deleteAllData() { store.removeAll() }

    public func erase() throws { deleteAllData() }
}
