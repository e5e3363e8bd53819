import Foundation

/// The rows of a list or a form; it scrolls, and shows its beginning.
nonisolated struct ListBody<Content: View>: View {
    let content: Content
    @Environment(\.listLook) private var look
    @Environment(\.showsScrollBackground) private var showsBackground

    @MainActor var body: some View {
        ScrollView {
            Arranged(content.environment(\.isInListRow, true)) { subviews in
                LazyVStack(spacing: 0) {
                    ForEach(SectionRows.grouping(subviews)) { section in
                        ListSection(section: section, look: look)
                    }
                }
            }
            .padding(.vertical, look.isInset ? 16 : 0)
        }
        .background(showsBackground ? look.ground : .clear)
    }
}

/// A section with its header and its footer.
private nonisolated struct ListSection: View {
    let section: SectionRows
    let look: ListLook
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
                    margin: textMargin)
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
    @Environment(\.defaultMinListRowHeight) private var minHeight
    @Environment(\.pixelLength) private var pixelLength

    @MainActor var body: some View {
        let insets =
            content.traits[RowInsetsTrait.self]
            ?? EdgeInsets(top: 11, leading: margin, bottom: 11, trailing: margin)
        contentWithBadge
            // Where the content does not say where its text begins, it does at its edge.
            .alignmentGuide(.listRowSeparatorLeading) { $0[.listRowSeparatorLeading] }
            .padding(insets)
            .frame(maxWidth: .infinity, minHeight: minHeight, alignment: .leading)
            .background { background }
            .swiped(by: content.traits[SwipeActionsTrait.self])
            .accessibilityElement(children: .contain)
            .accessibilityRole(.cell)
            .interaction(.row)
            .overlay(alignment: Alignment(horizontal: .listRowSeparatorLeading, vertical: .bottom)) {
                if !isLast && content.traits[RowSeparatorTrait.self] != .hidden {
                    // As long as the row; the section cuts it off.
                    Rectangle()
                        .fill(content.traits[RowSeparatorTintTrait.self] ?? Color.separator)
                        .frame(height: pixelLength)
                }
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
            look.cell
        }
    }
}
