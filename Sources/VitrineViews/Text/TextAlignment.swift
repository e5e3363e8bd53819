/// How the lines of a text lie in its box.
public nonisolated enum TextAlignment: String, CaseIterable, Hashable, Sendable {
    case leading, center, trailing
}
