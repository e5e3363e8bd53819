/// How a person would have rearranged the tabs, by the ids of the tabs and sections; it changes no bar.
public nonisolated struct TabViewCustomization: Hashable, Codable, Sendable {
    private var tabs: [String: TabCustomization] = [:]
    private var sections: [String: SectionCustomization] = [:]

    public init() {}

    public subscript(tab id: String) -> TabCustomization {
        get { tabs[id] ?? TabCustomization() }
        set { tabs[id] = newValue }
    }

    public subscript(section id: String) -> SectionCustomization {
        get { sections[id] ?? SectionCustomization() }
        set { sections[id] = newValue }
    }

    /// The order of a section's tabs, if it was changed.
    public subscript(sectionID id: String) -> [String]? { self[section: id].tabOrder }

    public subscript(sidebarVisibility id: String) -> Visibility {
        get { self[tab: id].sidebarVisibility }
        set { self[tab: id].sidebarVisibility = newValue }
    }

    public mutating func resetSectionOrder() { sections = [:] }

    public mutating func resetSectionOrder(for sectionID: String) { sections[sectionID] = nil }

    public mutating func resetVisibility() { tabs = [:] }
}
