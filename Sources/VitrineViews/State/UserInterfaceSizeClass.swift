/// How much room a screen leaves on an axis.
public nonisolated enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact, regular
}
