/// Page indicators in their one look; the mode of their background is without effect.
public nonisolated struct PageIndexViewStyle: Sendable {
    public enum BackgroundDisplayMode: Hashable, Sendable {
        case automatic, always, interactive, never
    }

    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}

    public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}
