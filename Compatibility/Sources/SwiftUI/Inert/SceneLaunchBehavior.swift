/// Whether a scene would be shown when the app is started.
public struct SceneLaunchBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = SceneLaunchBehavior(name: "automatic")
    public static let presented = SceneLaunchBehavior(name: "presented")
    public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}
