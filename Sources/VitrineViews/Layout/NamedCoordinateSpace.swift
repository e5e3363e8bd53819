public nonisolated struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    private let name: AnyHashable

    public var coordinateSpace: CoordinateSpace { .named(name) }

    init(_ name: AnyHashable) {
        self.name = name
    }

    package var key: String { CoordinateSpace.key(of: name) }
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
