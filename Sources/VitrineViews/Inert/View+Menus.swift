nonisolated extension View {
    /// Without effect: the items of a menu keep the declared order.
    public func menuOrder(_ order: MenuOrder) -> some View { self }

    /// Without effect on pictures and tests.
    public func menuIndicator(_ visibility: Visibility) -> some View { self }

    /// Without effect on pictures and tests.
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}
