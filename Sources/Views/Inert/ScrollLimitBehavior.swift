/// Whether a scroll would end at the next view.
public nonisolated enum ScrollLimitBehavior: Hashable, Sendable {
    case automatic, always, never, alwaysByOne, alwaysByFew
}
