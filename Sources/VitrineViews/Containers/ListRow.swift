import Foundation

/// A row on its background.
nonisolated struct ListRow: View {
    let content: Subview
    /// The color of the line below.
    let separator: Color?
    let look: ListLook
    let margin: CGFloat
    let selection: ListSelection?
    @Environment(\.editMode) private var editMode
    @Environment(\.defaultMinListRowHeight) private var minHeight
    @Environment(\.rowBadge) private var badgeOfOuterRow
    /// Whose swipe actions are shown.
    @State private var shownEdge: HorizontalEdge?
    /// Known while the row can be moved.
    @State private var height: CGFloat?

    @MainActor var body: some View {
        let insets =
            content.traits[RowInsetsTrait.self]
            ?? EdgeInsets(
                top: ListMetrics.rowPadding, leading: margin, bottom: ListMetrics.rowPadding, trailing: margin
            )
        markedContent
            .padding(insets)
            .frame(maxWidth: .infinity, minHeight: minHeight, alignment: .leading)
            .background { background }
            .swiped(by: content.traits[SwipeActionsTrait.self], edge: $shownEdge)
            .accessibilityElement(children: .contain)
            .accessibilityRole(.cell)
            .accessibilityAddTraits(isSelected ? .isSelected : [])
            .modified(by: .interactions(interactions))
            .overlay(alignment: .listRowBottom) {
                // As long as the row; the section cuts it off.
                if let separator { Hairline(color: separator) }
            }
    }

    /// What the row is selected by, if it can be at all.
    private var tag: AnyHashable? {
        guard let selection, let tag = content.traits[TagTrait.self], selection.accepts(tag),
            content.traits[SelectionDisabledTrait.self] != true
        else { return nil }
        return selection.isMultiple && !isEditing ? nil : tag
    }

    private var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }

    private var isSelected: Bool { tag.map { selection?.contains($0) ?? false } ?? false }

    /// A tap selects the row unless it does what is in it; while the list is edited it selects in any case.
    @MainActor private var interactions: [Interaction] {
        // A row is touched beside its content too, also where it has no color.
        let shape = Interaction.contentShape(Rectangle(), isEvenOdd: false)
        guard let tag, let selection else { return [shape, .row] }
        let tap = ViewGesture(TapGesture().onEnded { selection.tap(tag) }, .high)
        return [shape] + (isEditing ? tap.map { [.gesture($0)] } ?? [] : [.row])
            + [.activation { selection.tap(tag) }]
    }

    /// What moves the row, while it can be moved.
    private var movement: RowMovement? { isEditing ? content.traits[RowMovementTrait.self] : nil }

    /// While several rows may be selected, each has a mark that says whether it is; while rows are edited, those that can
    /// be deleted have one for that, and those that can be moved a handle.
    @ViewBuilder private var markedContent: some View {
        let isSelectable = tag != nil && selection?.isMultiple == true
        let isDeletable = isEditing && content.traits[DeletableTrait.self] == true
        if isSelectable || isDeletable || movement != nil {
            HStack(spacing: RowMarkMetrics.gap) {
                if isSelectable {
                    SelectionMark(isSelected: isSelected)
                } else if isDeletable {
                    DeletionMark(shownEdge: $shownEdge)
                }
                alignedContent
                if let movement {
                    Spacer(minLength: 0)
                    MovementHandle(movement: movement, height: height)
                }
            }
        } else {
            alignedContent
        }
    }

    /// The line below begins where the first text does; at the edge of a content without any.
    private var alignedContent: some View {
        contentWithBadge.alignmentGuide(.listRowSeparatorLeading) { $0[.listRowSeparatorLeading] }
    }

    @ViewBuilder private var contentWithBadge: some View {
        let badge = content.traits[BadgeTrait.self]
        if content.traits[ShowsBadgeTrait.self] == true {
            if badge == nil, badgeOfOuterRow == nil {
                // In the environment that it has been resolved in.
                content
            } else {
                content.environment(\.rowBadge, badge)
            }
        } else if let badge {
            HStack(spacing: 0) {
                content
                Spacer(minLength: ListMetrics.badgeGap)
                badge.foregroundStyle(Color.secondary)
            }
        } else {
            content
        }
    }

    @ViewBuilder private var background: some View {
        if movement != nil {
            Color.clear.onGeometryChange(for: CGFloat.self) {
                $0.size.height
            } action: {
                height = $0
            }
        }
        if let background = content.traits[RowBackgroundTrait.self] {
            AnyView(background)
        } else {
            isSelected ? RowMarkMetrics.selectedBackground : look.cell
        }
    }
}
