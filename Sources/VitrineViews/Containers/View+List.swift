public import Foundation

nonisolated extension View {
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        innerTrait(RowInsetsTrait.self, insets)
    }

    public func listRowBackground<Background: View>(_ view: Background?) -> some View {
        innerTrait(RowBackgroundTrait.self, view)
    }

    /// Shows or hides the lines above and below a row; one between two rows stands where neither hides it.
    public func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        changingSeparators(RowSeparatorTrait.self) { $0.set(visibility, at: edges) }
    }

    /// Colors the lines above and below a row; of one between two rows the upper one decides first.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        changingSeparators(RowSeparatorTrait.self) { $0.set(color, at: edges) }
    }

    /// Shows or hides the lines above the first and below the last row of a section in a plain list.
    public func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        changingSeparators(SectionSeparatorTrait.self) { $0.set(visibility, at: edges) }
    }

    /// Colors the lines above the first and below the last row of a section in a plain list.
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        changingSeparators(SectionSeparatorTrait.self) { $0.set(color, at: edges) }
    }

    /// The color of the icons of labels in rows.
    @_disfavoredOverload
    public func listItemTint(_ tint: Color?) -> some View { listItemTint(tint.map { .fixed($0) }) }

    /// The color of the icons of labels in rows.
    public func listItemTint(_ tint: ListItemTint?) -> some View {
        changingEnvironment { $0.listItemTint = tint }
    }

    public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        changingEnvironment { $0.listRowSpacing = spacing }
    }

    /// The distance of sections without headers and footers, in points.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        listSectionSpacing(.custom(spacing))
    }

    /// The distance of sections; of one section if it is said of a section.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        innerTrait(SectionSpacingTrait.self, spacing)
            .changingEnvironment { $0.listSectionSpacing = spacing }
    }

    /// The distances of a section from the edges of the list and from other sections, in points; those of the style where there are none.
    public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        modified(
            by: .trait {
                var margins = $0[SectionMarginsTrait.self] ?? [:]
                for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
                    margins[edge] = margins[edge] ?? length
                }
                $0[SectionMarginsTrait.self] = margins
            })
    }

    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        changingEnvironment { $0.showsScrollBackground = visibility != .hidden }
    }

    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.clipsScrollContent, !disabled)
    }

    /// Without effect: all rows have the same background, as on iOS.
    public func alternatingRowBackgrounds(_ behavior: Visibility = .automatic) -> some View { self }

    /// Makes the headers of sections titles; of one section if it is said of a section.
    public func headerProminence(_ prominence: Prominence) -> some View {
        innerTrait(HeaderProminenceTrait.self, prominence)
            .changingEnvironment { $0.headerProminence = prominence }
    }
}

nonisolated extension View {
    /// Says something of a row unless a view further in has.
    private func innerTrait<Key: TraitKey>(_ key: Key.Type, _ value: Key.Value?) -> Modified<Self> {
        modified(by: .trait { $0[Key.self] = $0[Key.self] ?? value })
    }

    private func changingSeparators<Key: TraitKey>(
        _ key: Key.Type, _ change: @escaping (inout SeparatorLook) -> Void
    ) -> Modified<Self> where Key.Value == SeparatorLook {
        modified(
            by: .trait {
                var look = $0[Key.self] ?? SeparatorLook()
                change(&look)
                $0[Key.self] = look
            })
    }
}

enum RowInsetsTrait: TraitKey { typealias Value = EdgeInsets }
enum RowBackgroundTrait: TraitKey { typealias Value = any View }
enum SectionSpacingTrait: TraitKey { typealias Value = ListSectionSpacing }
enum SectionMarginsTrait: TraitKey { typealias Value = [Edge: CGFloat] }
enum HeaderProminenceTrait: TraitKey { typealias Value = Prominence }
