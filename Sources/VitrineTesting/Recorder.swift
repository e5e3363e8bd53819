import Synchronization

/// Keeps what a component hands to an action of its environment, so that a test can compare it.
///
/// ```swift
/// let purchases = Recorder<Product.ID>()
/// let host = try Host(ProductPage().environment(\.purchase, PurchaseAction { purchases.record($0) }))
/// try host.button("Buy").tap()
/// #expect(purchases.values == [product.id])
/// ```
public final class Recorder<Value: Sendable>: Sendable {
    private let recorded = Mutex<[Value]>([])

    /// A recorder without values.
    public init() {}

    /// All that was recorded, in its order, from whichever thread it came.
    public var values: [Value] { recorded.withLock { $0 } }

    /// Adds a value after those that are there; safe on any thread.
    public func record(_ value: Value) { recorded.withLock { $0.append(value) } }
}
