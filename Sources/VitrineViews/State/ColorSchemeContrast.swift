public nonisolated enum ColorSchemeContrast: String, CaseIterable, Hashable, Sendable {
    case standard, increased
}
