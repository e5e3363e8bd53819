/// Whether a component is shown on a light or a dark background.
public nonisolated enum ColorScheme: String, CaseIterable, Hashable, Sendable {
    case light, dark
}
