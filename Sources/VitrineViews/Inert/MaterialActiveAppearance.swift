/// Whether materials would look as in a window in front.
public nonisolated struct MaterialActiveAppearance: Hashable, Sendable {
    private let name: String

    public static let automatic = MaterialActiveAppearance(name: "automatic")
    public static let active = MaterialActiveAppearance(name: "active")
    public static let inactive = MaterialActiveAppearance(name: "inactive")
    public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}
