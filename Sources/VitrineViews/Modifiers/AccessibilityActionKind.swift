public nonisolated struct AccessibilityActionKind: Hashable, Sendable {
    package let name: String?

    public init(named name: Text) {
        self.name = nil
    }

    private init(name: String) {
        self.name = name
    }

    public static let `default` = AccessibilityActionKind(name: "default")
    public static let escape = AccessibilityActionKind(name: "escape")
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
    public static let delete = AccessibilityActionKind(name: "delete")
    public static let showMenu = AccessibilityActionKind(name: "showMenu")
}
