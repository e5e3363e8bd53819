/// The key of a value that a view can hand to the container around it.
public protocol ContainerValueKey {
    associatedtype Value

    static var defaultValue: Value { get }
}

nonisolated extension View {
    public func containerValue<Value>(
        _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
    ) -> some View {
        modified(
            by: .trait { traits in
                var values = traits[ContainerValuesTrait.self] ?? ContainerValues()
                values[keyPath: keyPath] = value
                traits[ContainerValuesTrait.self] = values
            })
    }
}
