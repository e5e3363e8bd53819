package import Geometry

/// The room on a device's screen that nothing of the system's covers, in which a component stands.
package nonisolated struct SafeArea: Hashable, Sendable {
    /// The room without what is covered.
    package var size: Size
    /// How much is covered along the edges.
    package var insets: Insets

    package init(size: Size, insets: Insets) {
        self.size = size
        self.insets = insets
    }

    /// How far a box may go beyond each of its edges that touches the edge of the room, up to the edge of the screen.
    ///
    /// - Parameters:
    ///   - box: its place in the component.
    ///   - component: the component's size; it stands in the middle of the room.
    package func reach(of box: Rect, in component: Size) -> Insets {
        let left = (component.width - size.width) / 2
        let top = (component.height - size.height) / 2
        func reach(_ distance: Double, _ covered: Double) -> Double {
            // Half a point, since boxes have not been rounded to pixels.
            covered > 0 && distance <= 0.5 ? max(0, distance + covered) : 0
        }
        return Insets(
            top: reach(box.minY - top, insets.top), left: reach(box.minX - left, insets.left),
            bottom: reach(top + size.height - box.maxY, insets.bottom),
            right: reach(left + size.width - box.maxX, insets.right))
    }
}

extension EnvironmentValues {
    /// Nothing where a component does not stand on a screen.
    package var safeArea: SafeArea? {
        get { self[SafeAreaKey.self] }
        set { self[SafeAreaKey.self] = newValue }
    }
}

private enum SafeAreaKey: EnvironmentKey { static var defaultValue: SafeArea? { nil } }
