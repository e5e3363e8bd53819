import VitrineViews

/// How many rows of each lazy container in a scroll view are resolved: those that can be in sight, which is found out in turns with layout.
@MainActor
final class RowWindows {
    /// How many rows of a container may still be resolved.
    final class Window {
        let axis: Axis
        fileprivate let container: UInt64
        private var room: Int

        fileprivate init(of container: UInt64, axis: Axis, room: Int) {
            self.container = container
            self.axis = axis
            self.room = room
        }

        /// A window with as much room as there is now, for what is resolved once more.
        func copy() -> Window { Window(of: container, axis: axis, room: room) }

        var hasRoom: Bool { room > 0 }

        /// Takes the place of a row, if there is one.
        func takePlace() -> Bool {
            guard hasRoom else { return false }
            room -= 1
            return true
        }
    }

    /// Whether rows may be left out, as they are in pictures.
    var leavesRowsOut = false
    /// By the containers' identities.
    private var limits: [UInt64: Int] = [:]
    private var growthCount = 0
    /// The elements that stand for rows which this pass has left out, with the containers.
    private var omissions: [String: UInt64] = [:]

    /// More rows than a screen shows.
    nonisolated static let firstLimit = 100
    nonisolated static let growth = 8
    /// A container that is another one in each pass would grow for ever.
    private static let growthLimit = 10

    var omitsRows: Bool { !omissions.isEmpty }

    /// The elements that stand for rows which are left out.
    var omittedElements: Set<String> { Set(omissions.keys) }

    func begin() {
        omissions = [:]
    }

    func window(of container: UInt64, along axis: Axis) -> Window {
        Window(of: container, axis: axis, room: leavesRowsOut ? limits[container] ?? Self.firstLimit : .max)
    }

    func noteOmission(_ element: ElementID, in window: Window) {
        omissions[element.text] = window.container
    }

    /// Makes room for more rows where some that are left out are in sight; returns whether there are any.
    func grow(for root: LaidOutNode) -> Bool {
        let inSight = root.elements.subtracting(root.elementsOutOfSight)
        let containers = Set(omissions.filter { inSight.contains($0.key) }.values)
        guard !containers.isEmpty else { return false }
        growthCount += 1
        if growthCount > Self.growthLimit { leavesRowsOut = false }
        for container in containers { limits[container, default: Self.firstLimit] *= Self.growth }
        return true
    }
}
