/// How much a badge stands out.
public nonisolated struct BadgeProminence: Hashable, Sendable {
    private let name: String

    public static let standard = BadgeProminence(name: "standard")
    public static let increased = BadgeProminence(name: "increased")
    public static let decreased = BadgeProminence(name: "decreased")
}
