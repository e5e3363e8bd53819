public import Foundation
public import Vitrine

/// The models that a view shows, as the context of its environment keeps them. What is inserted or changed before the picture is in
/// the picture.
@propertyWrapper
public struct Query<Element: PersistentModel, Result: RangeReplaceableCollection>:
    @preconcurrency DynamicProperty
where Result.Element == Element {
    @Environment(\.modelContext) private var context
    private let descriptor: FetchDescriptor<Element>
    public private(set) var wrappedValue = Result()
    public private(set) var fetchError: (any Error)?

    /// All models of the type, in the order of insertion.
    public init() {
        self.descriptor = FetchDescriptor()
    }

    @MainActor @preconcurrency
    public var modelContext: ModelContext { context }

    @MainActor @preconcurrency
    public mutating func update() {
        do {
            wrappedValue = Result(try context.fetch(descriptor))
            fetchError = nil
        } catch {
            wrappedValue = Result()
            fetchError = error
        }
    }
}

extension Query where Result == [Element] {
    /// The models that a descriptor chooses.
    public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
        self.descriptor = descriptor
    }

    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) { self.init(descriptor) }

    public init(transaction: Transaction) { self.init() }

    public init(animation: Animation) { self.init() }

    /// The models that a predicate chooses, in an order.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
    }

    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        animation: Animation
    ) {
        self.init(filter: filter, sort: descriptors)
    }

    /// The models that a predicate chooses, by a property of theirs.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil
    ) {
        self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
    }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, animation: Animation
    ) {
        self.init(filter: filter, sort: keyPath, order: order)
    }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil
    ) {
        self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
    }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, animation: Animation
    ) {
        self.init(filter: filter, sort: keyPath, order: order)
    }
}
