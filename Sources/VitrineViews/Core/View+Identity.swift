nonisolated extension View {
    /// Gives the view an identity of its own, which explanations name it by.
    public func id<ID: Hashable>(_ id: ID) -> some View {
        modified(by: .identified(AnyHashable(id)))
    }

    /// Tells views apart in a `Picker` or a `TabView`.
    public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
        trait(TagTrait.self, AnyHashable(tag))
    }
}

enum TagTrait: TraitKey { typealias Value = AnyHashable }
