nonisolated extension View {
    /// Without effect on pictures and tests.
    public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }

    /// Without effect: no index stands beside a list.
    public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

    /// Without effect: no index stands beside a list.
    public func sectionIndexLabel(_ label: Text?) -> some View { self }

    /// Without effect: no index stands beside a list.
    public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }

    /// Without effect: there is no hardware keyboard to choose a row with.
    public func typeSelectEquivalent(_ text: Text?) -> some View { self }

    /// Without effect: there is no hardware keyboard to choose a row with.
    public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }

    /// Without effect: there is no hardware keyboard to choose a row with.
    @_disfavoredOverload
    public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { self }

    /// Without effect: there is no hardware keyboard to choose a row with.
    @_disfavoredOverload
    public func typeSelectEquivalent(_ resource: LocalizedStringResource) -> some View { self }

    /// Without effect: nothing is dragged, so the function is never called.
    public func onDrag(_ data: @escaping () -> Any) -> some View { self }

    /// Without effect: nothing is dragged over a view.
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }

    /// Lets a test pull the view down; the action stands in `\.refresh` too. No indicator is drawn.
    public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
        changingEnvironment { $0.refresh = RefreshAction(action: action) }.interaction(.refresh(action))
    }
}
