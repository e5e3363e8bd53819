/// When an anchor decides where the content of a scroll view stands.
public nonisolated enum ScrollAnchorRole: Hashable, Sendable {
    case initialOffset, sizeChanges, alignment
}
