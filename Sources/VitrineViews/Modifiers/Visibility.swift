/// Whether something of the system's is shown.
public nonisolated enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic, visible, hidden
}
