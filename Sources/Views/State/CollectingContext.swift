/// What readers of the preferences of some views are given.
package nonisolated protocol CollectingContext {
    /// The first element that the views have come to.
    var element: String? { get }

    /// Does something after the layout if a value is another than before; `initially` also with the first value.
    func observe<Value: Equatable>(
        _ value: Value, as name: String, initially: Bool,
        _ action: @escaping (_ old: Value, _ new: Value) -> Void)

    /// Starts something that takes time; it has to come to its end before the picture.
    func start(_ action: @escaping @MainActor @Sendable () async -> Void)
}
