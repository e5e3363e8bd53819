public nonisolated enum ScrollLimitBehavior: Hashable, Sendable {
    case automatic, always, never, alwaysByOne, alwaysByFew
}
