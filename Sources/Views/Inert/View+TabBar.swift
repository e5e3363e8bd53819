nonisolated extension View {
    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }

    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}
