public import Vitrine

extension EnvironmentValues {
    /// The context that `@Query` asks and that views insert into; an empty one where no container was given.
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] ?? ModelContext(.empty) }
        set { self[ModelContextKey.self] = newValue }
    }
}

private enum ModelContextKey: EnvironmentKey {
    static var defaultValue: ModelContext? { nil }
}

extension ModelContainer {
    fileprivate static var empty: ModelContainer { ModelContainer(schema: Schema()) }
}
