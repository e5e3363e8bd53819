/// Where a tab view's bottom accessory would stand.
public nonisolated enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    case inline, expanded
}
