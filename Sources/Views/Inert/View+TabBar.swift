nonisolated extension View {
    /// Without effect on pictures and tests.
    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }

    /// Without effect: the bar keeps its size.
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}
