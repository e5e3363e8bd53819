/// A category of accessibility actions.
public nonisolated struct AccessibilityActionCategory: Hashable, Sendable {
    private let name: String

    public static let `default` = AccessibilityActionCategory(name: "default")
    public static let edit = AccessibilityActionCategory(name: "edit")

    private init(name: String) {
        self.name = name
    }

    public init(_ name: LocalizedStringKey) {
        self.name = "\(name)"
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S) {
        self.name = String(name)
    }
}
