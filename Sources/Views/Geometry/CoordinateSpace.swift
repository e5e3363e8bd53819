/// Where positions are counted from.
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

/// Something that names a coordinate space.
public nonisolated protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

public nonisolated struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

public nonisolated struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

public nonisolated struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    private let name: AnyHashable

    public var coordinateSpace: CoordinateSpace { .named(name) }

    init(_ name: AnyHashable) {
        self.name = name
    }

    package var key: String { CoordinateSpace.key(of: name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(AnyHashable(name))
    }

    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(ScrollSpace.any) }

    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(axis == .horizontal ? ScrollSpace.horizontal : .vertical)
    }
}

/// The names of scroll views' spaces.
nonisolated enum ScrollSpace: Hashable {
    case any, horizontal, vertical
}

extension View {
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modified(by: .coordinateSpaces([name]))
    }

    public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
        coordinateSpace(.named(name))
    }
}
