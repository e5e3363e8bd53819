/// How large a sheet would be.
public nonisolated protocol PresentationSizing: Sendable {}

nonisolated extension PresentationSizing {
    /// Without effect: a sheet has the size of its detent.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }

    /// Without effect: a sheet has the size of its detent.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}
