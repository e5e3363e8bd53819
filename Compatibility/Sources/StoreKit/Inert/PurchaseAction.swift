public import Vitrine

/// Sells a product, which nobody buys here.
public struct PurchaseAction: Sendable {
    public func callAsFunction(
        _ product: Product, options: Set<Product.PurchaseOption> = []
    ) async throws -> Product.PurchaseResult { .userCancelled }
}

extension EnvironmentValues {
    public var purchase: PurchaseAction { PurchaseAction() }
}
