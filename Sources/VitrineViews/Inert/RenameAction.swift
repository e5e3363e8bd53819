/// Would rename.
public nonisolated struct RenameAction: Sendable {
    public func callAsFunction() {}
}
