nonisolated extension View {
    public func menuOrder(_ order: MenuOrder) -> some View { self }

    public func menuIndicator(_ visibility: Visibility) -> some View { self }

    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}
