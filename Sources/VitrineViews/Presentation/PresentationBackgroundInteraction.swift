/// Whether the screen behind a sheet can be used.
public nonisolated struct PresentationBackgroundInteraction: Hashable, Sendable {
    private let name: String

    public static let automatic = PresentationBackgroundInteraction(name: "automatic")
    public static let enabled = PresentationBackgroundInteraction(name: "enabled")
    public static let disabled = PresentationBackgroundInteraction(name: "disabled")

    /// Always enabled: the detent is without effect.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        enabled
    }
}
