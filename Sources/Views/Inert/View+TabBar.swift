nonisolated extension View {
    public func badge(_ count: Int) -> some View { self }

    public func badge(_ label: Text?) -> some View { self }

    public func badge(_ key: LocalizedStringKey) -> some View { self }

    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View { self }

    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }

    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}
