/// A space in which positions are given.
public nonisolated enum CoordinateSpace: Hashable, @unchecked Sendable {
    case global, local
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }

    /// A name as a text, which every stage can hold.
    package static func key(of name: AnyHashable) -> String {
        "\(type(of: name.base)) \(name.base)"
    }
}
