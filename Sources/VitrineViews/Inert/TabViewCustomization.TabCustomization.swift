extension TabViewCustomization {
    /// Whether a person would have hidden a tab.
    public nonisolated struct TabCustomization: Hashable, Codable, Sendable {
        private var isShownInSidebar: Bool?

        init() {}

        public var sidebarVisibility: Visibility {
            get { isShownInSidebar.map { $0 ? .visible : .hidden } ?? .automatic }
            set { isShownInSidebar = newValue == .automatic ? nil : newValue == .visible }
        }

        /// Always ``Visibility/automatic``: bars are not rearranged.
        public var tabBarVisibility: Visibility { .automatic }
    }
}
