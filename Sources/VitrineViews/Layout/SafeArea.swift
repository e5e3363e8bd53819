package import VitrineGeometry

/// The room around a view that neither the system nor a bar covers.
package nonisolated indirect enum SafeArea: Hashable, Sendable {
    /// What is free on a device's screen, in whose middle the component stands.
    case screen(size: Size, insets: Insets)
    /// What is free between the bars of a frame, which lies so many frames deep, itself in a safe area or in none.
    case frame(depth: Int, in: SafeArea?)

    /// How many frames lie around the view.
    package var depth: Int {
        switch self {
        case .screen: 0
        case .frame(let depth, _): depth
        }
    }

    /// Where the component begins on the screen.
    ///
    /// - Parameter component: its size.
    package func origin(of component: Size) -> Point {
        switch self {
        case .screen(let room, let insets):
            Point(
                x: insets.left + (room.width - component.width) / 2,
                y: insets.top + (room.height - component.height) / 2)
        case .frame(_, let outer): outer?.origin(of: component) ?? .zero
        }
    }

    /// How far a box may go beyond each of its edges that touches the edge of the room, up to the edge of the screen.
    ///
    /// - Parameters:
    ///   - box: its place in the component.
    ///   - spaces: the coordinate spaces around it, among which are the rooms and frames.
    ///   - component: the component's size.
    package func reach(of box: Rect, in spaces: [String: Rect], component: Size) -> Insets {
        switch self {
        case .screen(let size, let insets):
            let origin = Point(
                x: (component.width - size.width) / 2, y: (component.height - size.height) / 2)
            return Self.reach(of: box, from: Rect(origin: origin, size: size), covered: insets)
        case .frame(let depth, let outer):
            guard let room = spaces[NamedCoordinateSpace.room(depth).key],
                let frame = spaces[NamedCoordinateSpace.frame(depth).key]
            else { return .zero }
            let further = outer?.reach(of: frame, in: spaces, component: component) ?? .zero
            let covered = Insets(
                top: room.minY - frame.minY + further.top, left: room.minX - frame.minX + further.left,
                bottom: frame.maxY - room.maxY + further.bottom,
                right: frame.maxX - room.maxX + further.right)
            return Self.reach(of: box, from: room, covered: covered)
        }
    }

    /// How much of a box lies beyond the edges of the room, covered by bars or the system.
    package func covering(_ box: Rect, in spaces: [String: Rect], component: Size) -> Insets {
        let room: Rect
        switch self {
        case .screen(let size, _):
            room = Rect(
                origin: Point(
                    x: (component.width - size.width) / 2, y: (component.height - size.height) / 2),
                size: size)
        case .frame(let depth, _):
            guard let found = spaces[NamedCoordinateSpace.room(depth).key] else { return .zero }
            room = found
        }
        return Insets(
            top: max(0, room.minY - box.minY), left: max(0, room.minX - box.minX),
            bottom: max(0, box.maxY - room.maxY), right: max(0, box.maxX - room.maxX))
    }

    private static func reach(of box: Rect, from room: Rect, covered: Insets) -> Insets {
        func reach(_ distance: Double, _ covered: Double) -> Double {
            // Half a point, since boxes have not been rounded to pixels.
            covered > 0 && distance <= 0.5 ? max(0, distance + covered) : 0
        }
        return Insets(
            top: reach(box.minY - room.minY, covered.top), left: reach(box.minX - room.minX, covered.left),
            bottom: reach(room.maxY - box.maxY, covered.bottom),
            right: reach(room.maxX - box.maxX, covered.right))
    }
}

extension NamedCoordinateSpace {
    private enum SafeAreaSpace: Hashable { case room(Int), frame(Int) }

    /// What the bars of a frame leave free.
    static func room(_ depth: Int) -> NamedCoordinateSpace { NamedCoordinateSpace(SafeAreaSpace.room(depth)) }

    /// What bars and content take up together.
    static func frame(_ depth: Int) -> NamedCoordinateSpace {
        NamedCoordinateSpace(SafeAreaSpace.frame(depth))
    }
}

extension EnvironmentValues {
    /// Nothing where a component stands neither on a screen nor between bars.
    package var safeArea: SafeArea? {
        get { self[SafeAreaKey.self] }
        set { self[SafeAreaKey.self] = newValue }
    }
}

private enum SafeAreaKey: EnvironmentKey { static var defaultValue: SafeArea? { nil } }
