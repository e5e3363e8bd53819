public import Vitrine

extension Product {
    /// How far a store has come with the question for a product.
    public enum TaskState: Sendable {
        case loading, unavailable
        case failure(any Error)
        case success(Product)

        public var product: Product? { if case .success(let product) = self { product } else { nil } }
    }

    /// How far a store has come with the question for products.
    public enum CollectionTaskState: Sendable {
        case loading
        case failure(any Error)
        case success([Product], unavailable: [Product.ID])

        public var products: [Product] {
            if case .success(let products, _) = self { products } else { [] }
        }
    }
}

/// How far a store has come with the question for what a user has bought.
public enum EntitlementTaskState<Value: Sendable>: Sendable {
    case loading
    case failure(any Error)
    case success(Value)

    public var value: Value? { if case .success(let value) = self { value } else { nil } }

    public func map<Result: Sendable>(_ transform: (Value) -> Result) -> EntitlementTaskState<Result> {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): .success(transform(value))
        }
    }

    public func map<Result: Sendable>(
        _ transform: (Value) async -> Result
    ) async -> EntitlementTaskState<Result> {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): .success(await transform(value))
        }
    }
}

// Stores have no products here, and nobody has bought any.
nonisolated extension View {
    public func storeProductTask(
        for id: Product.ID, priority: TaskPriority = .medium,
        action: @escaping @MainActor (Product.TaskState) async -> Void
    ) -> some View {
        task(priority: priority) { await action(.unavailable) }
    }

    public func storeProductsTask<IDs: Collection & Equatable & Sendable>(
        for ids: IDs, priority: TaskPriority = .medium,
        action: @escaping @MainActor (Product.CollectionTaskState) async -> Void
    ) -> some View where IDs.Element == Product.ID {
        task(priority: priority) { await action(.success([], unavailable: Array(ids))) }
    }

    public func subscriptionStatusTask(
        for groupID: String, priority: TaskPriority = .medium,
        action:
            @escaping @MainActor (
                EntitlementTaskState<[Product.SubscriptionInfo.Status]>
            ) async -> Void
    ) -> some View {
        task(priority: priority) { await action(.success([])) }
    }

    public func currentEntitlementTask(
        for productID: String, priority: TaskPriority = .medium,
        action: @escaping @MainActor (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
    ) -> some View {
        task(priority: priority) { await action(.success(nil)) }
    }
}
