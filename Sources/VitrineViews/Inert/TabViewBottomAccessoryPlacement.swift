/// Where the accessory at the bottom of a tab view stands.
public nonisolated enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    case expanded, inline
}
