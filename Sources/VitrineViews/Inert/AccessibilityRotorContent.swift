/// Places of a view between which assistive technology can jump.
public nonisolated protocol AccessibilityRotorContent {}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

nonisolated extension ForEach where Content: AccessibilityRotorContent {
    /// Entries for each element of a collection.
    @_disfavoredOverload
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(elements: data, identifiedBy: { $0[keyPath: id] }, content: content)
    }
}

nonisolated extension ForEach
where Data.Element: Identifiable, ID == Data.Element.ID, Content: AccessibilityRotorContent {
    /// Entries for each element of a collection.
    @_disfavoredOverload
    public init(
        _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(elements: data, identifiedBy: { $0.id }, content: content)
    }
}
