/// The context that readers of preferences receive.
package nonisolated protocol CollectingContext {
    /// The first element that the views have been resolved to.
    var element: String? { get }

    /// Does something after the layout if a value is another than before; `initially` also with the first value.
    func observe<Value: Equatable>(
        _ value: Value, as name: String, initially: Bool,
        _ action: @escaping (_ old: Value, _ new: Value) -> Void)

    /// Starts something that takes time, and anew when the value is another than before; a picture shows as much of it
    /// as needs nothing from outside.
    func start<Value: Equatable>(_ action: @escaping @MainActor @Sendable () async -> Void, for value: Value)

    /// Does something when the views go.
    func finish(_ action: @escaping () -> Void)
}
