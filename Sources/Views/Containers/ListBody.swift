import Foundation

/// The rows of a list or a form; it scrolls, and shows its beginning.
nonisolated struct ListBody<Content: View>: View {
    let content: Content
    var selection: ListSelection?
    @Environment(\.listLook) private var look
    @Environment(\.showsScrollBackground) private var showsBackground
    @Environment(\.editMode) private var editMode

    @MainActor @ViewBuilder var body: some View {
        if let selection, selection.isMultiple {
            list.onChange(of: isEditing) { if !isEditing { selection.removeAll() } }
        } else {
            list
        }
    }

    @MainActor private var list: some View {
        ScrollView {
            Arranged(content.environment(\.isInListRow, true)) { subviews in
                LazyVStack(spacing: 0) {
                    ForEach(SectionRows.grouping(subviews)) { section in
                        ListSection(section: section, look: look, selection: selection)
                    }
                }
            }
            .padding(.vertical, look.isInset ? 16 : 0)
        }
        .background(showsBackground ? look.ground : .clear)
    }

    private var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }
}

/// A section with its header and its footer.
private nonisolated struct ListSection: View {
    let section: SectionRows
    let look: ListLook
    let selection: ListSelection?
    @Environment(\.listRowSpacing) private var rowSpacing
    @Environment(\.windowWidth) private var windowWidth

    private var margin: CGFloat { BarMetrics.margin(in: windowWidth) }

    /// From the edge of the section to its texts.
    private var textMargin: CGFloat { look.isInset ? 16 : margin }

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(section.header) { header in
                heading(header)
                    .font(look.isInset ? .footnote : .subheadline.weight(.semibold))
                    .foregroundStyle(.secondary)
                    .environment(\.textCase, look.isInset ? .uppercase : nil)
                    .padding(.horizontal, textMargin)
                    .padding(.bottom, 7)
                    .padding(.top, section.id == 0 ? 0 : 8)
            }
            rows
            ForEach(section.footer) { footer in
                footer
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .padding(.horizontal, textMargin)
                    .padding(.top, 7)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, look.isInset ? margin : 0)
        .padding(.bottom, look.isInset ? 16 : 0)
    }

    @MainActor @ViewBuilder private func heading(_ header: Subview) -> some View {
        if look.headersCollapse, let expansion = header.traits[ExpansionTrait.self] {
            HStack(spacing: 8) {
                header
                Spacer(minLength: 0)
                Chevron(direction: expansion.wrappedValue ? .down : .forward)
                    .foregroundStyle(Color.accentColor)
            }
            .interaction(
                .contentShape(Rectangle(), isEvenOdd: false),
                .activation { expansion.wrappedValue.toggle() }
            )
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isButton)
        } else {
            header
        }
    }

    private var rows: some View {
        VStack(spacing: rowSpacing ?? 0) {
            ForEach(section.rows) { row in
                ListRow(
                    content: row, isLast: row.id == section.rows.last?.id || rowSpacing != nil, look: look,
                    margin: textMargin, selection: selection)
            }
        }
        .clipShape(RoundedRectangle(cornerRadius: look.isInset ? 10 : 0))
    }
}

/// A row on its ground, with a line below unless it is the last one.
private nonisolated struct ListRow: View {
    let content: Subview
    let isLast: Bool
    let look: ListLook
    let margin: CGFloat
    let selection: ListSelection?
    @Environment(\.editMode) private var editMode
    @Environment(\.defaultMinListRowHeight) private var minHeight
    @Environment(\.pixelLength) private var pixelLength

    @MainActor var body: some View {
        let insets =
            content.traits[RowInsetsTrait.self]
            ?? EdgeInsets(top: 11, leading: margin, bottom: 11, trailing: margin)
        markedContent
            // Where the content does not say where its text begins, it does at its edge.
            .alignmentGuide(.listRowSeparatorLeading) { $0[.listRowSeparatorLeading] }
            .padding(insets)
            .frame(maxWidth: .infinity, minHeight: minHeight, alignment: .leading)
            .background { background }
            .swiped(by: content.traits[SwipeActionsTrait.self])
            .accessibilityElement(children: .contain)
            .accessibilityRole(.cell)
            .accessibilityAddTraits(isSelected ? .isSelected : [])
            .modified(by: .interactions(interactions))
            .overlay(alignment: Alignment(horizontal: .listRowSeparatorLeading, vertical: .bottom)) {
                if !isLast && content.traits[RowSeparatorTrait.self] != .hidden {
                    // As long as the row; the section cuts it off.
                    Rectangle()
                        .fill(content.traits[RowSeparatorTintTrait.self] ?? Color.separator)
                        .frame(height: pixelLength)
                }
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
        guard let tag, let selection else { return [.row] }
        let tap = ViewGesture(TapGesture().onEnded { selection.tap(tag) }, .high)
        return (isEditing ? tap.map { [.gesture($0)] } ?? [] : [.row]) + [.activation { selection.tap(tag) }]
    }

    /// While several rows may be selected, each has a mark that says whether it is.
    @ViewBuilder private var markedContent: some View {
        if tag != nil, selection?.isMultiple == true {
            HStack(spacing: SelectionMetrics.markGap) {
                Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
                    .font(.system(size: SelectionMetrics.markSize))
                    .symbolRenderingMode(.palette)
                    .foregroundStyle(
                        isSelected ? Color.white : .systemGray3, isSelected ? Color.accentColor : .systemGray3
                    )
                    // The mark is no reason for a higher row.
                    .frame(height: SelectionMetrics.markHeight)
                    .accessibilityHidden(true)
                contentWithBadge
            }
        } else {
            contentWithBadge
        }
    }

    @ViewBuilder private var contentWithBadge: some View {
        let badge = content.traits[BadgeTrait.self]
        if content.traits[ShowsBadgeTrait.self] == true {
            content.environment(\.rowBadge, badge)
        } else if let badge {
            HStack(spacing: 8) {
                content
                Spacer(minLength: 0)
                badge.foregroundStyle(Color.secondary)
            }
        } else {
            content
        }
    }

    @ViewBuilder private var background: some View {
        if let background = content.traits[RowBackgroundTrait.self] {
            AnyView(background)
        } else {
            isSelected ? SelectionMetrics.ground : look.cell
        }
    }
}

/// The look of selected rows, in points; after design kits of iOS 18.
private nonisolated enum SelectionMetrics {
    static let ground = Color.systemGray4
    static let markSize: CGFloat = 22
    static let markHeight: CGFloat = 20
    static let markGap: CGFloat = 12
}
