public import Observation

nonisolated extension View {
    /// Puts an observable object into the environment, where it is found by its type.
    public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        changingEnvironment { $0[object: Object.self] = object }
    }

    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some View {
        changingEnvironment { $0[keyPath: keyPath] = value }
    }

    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> some View {
        changingEnvironment { transform(&$0[keyPath: keyPath]) }
    }
}
