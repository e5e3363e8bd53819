import VitrineViews

/// How many rows of each lazy container in a scroll view are resolved: those that can be in sight, which is found out in turns with layout.
@MainActor
final class RowWindows {
    /// What is left of the rows of a container that may be resolved.
    final class Window {
        let axis: Axis
        fileprivate let container: UInt64
        fileprivate(set) var room: Int

        fileprivate init(of container: UInt64, axis: Axis, room: Int) {
            self.container = container
            self.axis = axis
            self.room = room
        }

        /// Takes the place of a row, if there is one.
        func takePlace() -> Bool {
            guard room > 0 else { return false }
            room -= 1
            return true
        }
    }

    /// Whether rows are left out at all, as pictures do.
    var isEnabled = false
    /// By the containers' identities.
    private var limits: [UInt64: Int] = [:]
    /// The elements that stand for rows which this pass has left out, with their containers.
    private var omissions: [(element: String, container: UInt64)] = []

    /// More rows than a screen shows.
    private static let firstLimit = 100
    private static let growth = 8

    var omitsRows: Bool { !omissions.isEmpty }

    func begin() {
        omissions = []
    }

    /// The window of a container, if it may leave rows out.
    func window(of container: UInt64, along axis: Axis) -> Window? {
        guard isEnabled else { return nil }
        return Window(of: container, axis: axis, room: limits[container] ?? Self.firstLimit)
    }

    func noteOmission(_ element: ElementID, in window: Window) {
        omissions.append((element.text, window.container))
    }

    /// Makes room for more rows where some that are left out are in sight; returns whether there are any.
    func grow(for root: LaidOutNode) -> Bool {
        guard omitsRows else { return false }
        let inSight = root.elements.subtracting(root.elementsOutOfSight)
        let containers = Set(omissions.lazy.filter { inSight.contains($0.element) }.map(\.container))
        for container in containers { limits[container, default: Self.firstLimit] *= Self.growth }
        return !containers.isEmpty
    }
}
