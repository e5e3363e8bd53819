/// How a person would have rearranged the tabs.
public nonisolated struct TabViewCustomization: Hashable, Sendable {
    public init() {}
}
