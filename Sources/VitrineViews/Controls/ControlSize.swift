/// How large controls are.
public nonisolated enum ControlSize: CaseIterable, Hashable, Comparable, Sendable {
    case mini, small, regular, large, extraLarge
}
