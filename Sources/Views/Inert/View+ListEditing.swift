nonisolated extension View {
    public func onDrag(_ data: @escaping () -> Any) -> some View { self }

    public func moveDisabled(_ isDisabled: Bool) -> some View { self }

    public func deleteDisabled(_ isDisabled: Bool) -> some View { self }

    public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }

    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }

    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        changingEnvironment { $0.refresh = RefreshAction(action: action) }.interaction(.refresh(action))
    }
}
