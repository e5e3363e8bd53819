/// Something that is the same for all passes of a view and different from that of other views.
@propertyWrapper
public struct Namespace: SuppliedProperty {
    public nonisolated struct ID: Hashable, Sendable {
        let identity: UInt64
    }

    private var identity: UInt64 = 0

    public nonisolated init() {}

    public var wrappedValue: ID { ID(identity: identity) }

    package mutating func supply(from scope: PropertyScope) {
        identity = scope.identity
    }
}
