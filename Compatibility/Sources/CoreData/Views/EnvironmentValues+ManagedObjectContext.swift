public import Vitrine

extension EnvironmentValues {
    /// The context that `@FetchRequest` asks and that views insert into; an empty one where none was given.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ManagedObjectContextKey.self] ?? NSManagedObjectContext(.mainQueue) }
        set { self[ManagedObjectContextKey.self] = newValue }
    }
}

private enum ManagedObjectContextKey: EnvironmentKey {
    static var defaultValue: NSManagedObjectContext? { nil }
}
