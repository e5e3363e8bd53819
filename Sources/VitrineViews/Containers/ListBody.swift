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
            Arranged(content) { subviews in
                LazyVStack(spacing: 0) {
                    ForEach(SectionRows.grouping(subviews)) { section in
                        ListSection(section: section, look: look, selection: selection)
                    }
                }
            }
            .environment(\.isInListRow, true)
            .padding(.vertical, look.isInset ? 16 : 0)
        }
        .background(showsBackground ? look.backdrop : .clear)
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
                    .environment(\.isInListRow, false)
                    .padding(.horizontal, textMargin)
                    .padding(.bottom, 7)
                    .padding(.top, section.id == 0 ? 0 : 8)
            }
            rows
            ForEach(section.footer) { footer in
                footer
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .environment(\.isInListRow, false)
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
