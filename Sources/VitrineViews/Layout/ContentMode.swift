/// Whether a picture lies within its bounds or covers them.
public nonisolated enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit, fill
}
