public import Foundation

nonisolated extension View {
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        trait(RowInsetsTrait.self, insets)
    }

    public func listRowBackground<Background: View>(_ view: Background?) -> some View {
        trait(RowBackgroundTrait.self, view)
    }

    /// Shows or hides the line below a row, whatever the edges; a line above is that of the row before.
    public func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        trait(RowSeparatorTrait.self, visibility)
    }

    /// Colors the line below a row, whatever the edges; a line above is that of the row before.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        trait(RowSeparatorTintTrait.self, color)
    }

    /// Without effect on pictures and tests.
    public func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View { self }

    /// Without effect on pictures and tests.
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        self
    }

    /// Without effect on pictures and tests.
    public func listItemTint(_ tint: Color?) -> some View { self }

    public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        changingEnvironment { $0.listRowSpacing = spacing }
    }

    /// Without effect: sections keep the distances of the list's style.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

    /// Without effect: sections keep the distances of the list's style.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        changingEnvironment { $0.showsScrollBackground = visibility != .hidden }
    }

    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.clipsScrollContent, !disabled)
    }

    /// Without effect: all rows have the same background, as on iOS.
    public func alternatingRowBackgrounds(_ behavior: Visibility = .automatic) -> some View { self }

    public func headerProminence(_ prominence: Prominence) -> some View {
        changingEnvironment { $0.headerProminence = prominence }
    }
}

enum RowInsetsTrait: TraitKey { typealias Value = EdgeInsets }
enum RowBackgroundTrait: TraitKey { typealias Value = any View }
enum RowSeparatorTrait: TraitKey { typealias Value = Visibility }
enum RowSeparatorTintTrait: TraitKey { typealias Value = Color }
