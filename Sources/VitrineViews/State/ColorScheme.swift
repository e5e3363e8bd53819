/// Whether a component is shown on a light or a dark ground.
public nonisolated enum ColorScheme: String, CaseIterable, Hashable, Sendable {
    case light, dark
}
