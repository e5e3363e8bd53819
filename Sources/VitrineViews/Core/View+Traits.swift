nonisolated extension View {
    func trait<Key: TraitKey>(_ key: Key.Type, _ value: Key.Value?) -> Modified<Self> {
        modified(by: .trait { $0[Key.self] = value })
    }

    func layoutTrait(_ change: @escaping (inout LayoutTraits) -> Void) -> Modified<Self> {
        modified(by: .layoutTrait(change))
    }
}
