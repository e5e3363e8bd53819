/// Which padding suits a scene.
public nonisolated enum ScenePadding: Hashable, Sendable {
    case minimum
    case navigationBar
}
