extension TabViewCustomization {
    /// In which order a person would have put the tabs of a section.
    public nonisolated struct SectionCustomization: Hashable, Codable, Sendable {
        public private(set) var tabOrder: [String]?

        init() {}

        public mutating func resetTabOrder() { tabOrder = nil }
    }
}
