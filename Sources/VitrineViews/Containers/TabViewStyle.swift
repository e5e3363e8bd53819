/// The look of tab views.
public nonisolated protocol TabViewStyle: Sendable {}

nonisolated extension View {
    public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
        changingEnvironment { environment in
            environment.tabLook =
                (style as? PageTabViewStyle).map { .pages(showsIndex: $0.indexDisplayMode != .never) } ?? .bar
        }
    }

    /// Without effect: page indicators look alike in all styles.
    public func indexViewStyle(_ style: some IndexViewStyle) -> some View { self }
}
