nonisolated extension View {
    public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
        trait(TabItemTrait.self, label())
    }
}

enum TabItemTrait: TraitKey { typealias Value = any View }
