/// A way to scroll beside touches.
public nonisolated struct ScrollInputKind: Hashable, Sendable {
    private let name: String

    public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
}
