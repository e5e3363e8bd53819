/// Whether a scene would be shown again when the app is.
public struct SceneRestorationBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = SceneRestorationBehavior(name: "automatic")
    public static let disabled = SceneRestorationBehavior(name: "disabled")
}
