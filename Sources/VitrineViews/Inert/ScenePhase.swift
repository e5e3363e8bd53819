/// Whether a scene is shown.
public nonisolated enum ScenePhase: Int, Comparable, Hashable, Sendable {
    case background, inactive, active

    public static func < (left: ScenePhase, right: ScenePhase) -> Bool { left.rawValue < right.rawValue }
}
