import Foundation

/// A section with its header and its footer.
nonisolated struct ListSection: View {
    let section: SectionRows
    let look: ListLook
    let selection: ListSelection?
    @Environment(\.listRowSpacing) private var rowSpacing
    @Environment(\.listSectionSpacing) private var sectionSpacing
    @Environment(\.headerProminence) private var headerProminence
    @Environment(\.windowWidth) private var windowWidth
    @Environment(\.pixelLength) private var pixelLength

    private var margin: CGFloat { ListMetrics.margin(in: windowWidth) }
    private var isPlain: Bool { look.sections == .plain }
    private var joinsRows: Bool { look.joinsRows && rowSpacing == nil }

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(section.header) { header in
                heading(header)
                    .font(headerFont)
                    .environment(\.defaultForegroundColor, isTitled ? .primary : .secondary)
                    .environment(\.textCase, isPlain || isTitled ? nil : .uppercase)
                    .environment(\.isInListRow, false)
                    .padding(header.traits[HeadingInsetsTrait.self] ?? headerInsets)
                    .accessibilityAddTraits(.isHeader)
            }
            rows
            ForEach(section.footer) { footer in
                footer
                    .font(.footnote)
                    .environment(\.defaultForegroundColor, .secondary)
                    .environment(\.isInListRow, false)
                    .padding(footer.traits[HeadingInsetsTrait.self] ?? ListMetrics.footerInsets(margin))
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(
            EdgeInsets(
                top: 0, leading: margins[.leading] ?? side, bottom: 0, trailing: margins[.trailing] ?? side)
        )
        .padding(
            .top, margins[.top] ?? (section.header.isEmpty ? gap * (section.id == 0 ? 2 : 1) : 0)
        )
        .padding(.bottom, margins[.bottom] ?? (section.footer.isEmpty ? gap : 0))
    }

    /// What was asked for around the section.
    private var margins: [Edge: CGFloat] { section.trait(SectionMarginsTrait.self) ?? [:] }

    /// Free beside the section as a rule.
    private var side: CGFloat { look.sections == .boxes ? margin : 0 }

    /// Free beside a section where it has no header or footer, in whole pixels.
    private var gap: CGFloat {
        guard !isPlain else { return 0 }
        let gap = (section.trait(SectionSpacingTrait.self) ?? sectionSpacing).gap
        return (gap / pixelLength).rounded(.down) * pixelLength
    }

    /// Whether the header is a title.
    private var isTitled: Bool {
        look.headersCollapse
            || (section.trait(HeaderProminenceTrait.self) ?? headerProminence) == .increased
    }

    private var headerFont: Font {
        if isTitled { return .title3.weight(.semibold) }
        return isPlain ? .headline : .footnote
    }

    private var headerInsets: EdgeInsets {
        isPlain ? ListMetrics.plainHeaderInsets(margin) : ListMetrics.headerInsets(margin)
    }

    @MainActor @ViewBuilder private func heading(_ header: Subview) -> some View {
        if look.headersCollapse, let expansion = header.traits[ExpansionTrait.self] {
            HStack(spacing: 8) {
                header
                Spacer(minLength: 0)
                Chevron(direction: expansion.wrappedValue ? .down : .forward)
                    .foregroundStyle(Color.tintColor)
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
            ForEach(section.rowsWithFollowers) { row in
                let view = ListRow(
                    content: row.content, separator: separator(below: row), look: look, margin: margin,
                    selection: selection)
                // Rows that stand apart are boxes of their own.
                if joinsRows { view } else { view.clipShape(RoundedRectangle(cornerRadius: radius)) }
            }
        }
        .overlay(alignment: .listRowTop) {
            // The line below the section above is one for both.
            if section.id == 0 || !section.header.isEmpty, let first = section.rows.first,
                let color = outerSeparator(.top, of: first)
            {
                Hairline(color: color)
            }
        }
        .clipShape(RoundedRectangle(cornerRadius: radius))
    }

    private var radius: CGFloat { look.sections == .boxes ? ListMetrics.radius : 0 }

    /// The color of the line below a row, if there is one.
    private func separator(below row: SectionRows.Row) -> Color? {
        guard let follower = row.follower else { return outerSeparator(.bottom, of: row.content) }
        let upper = row.content.traits[RowSeparatorTrait.self]
        let lower = follower.traits[RowSeparatorTrait.self]
        guard joinsRows, upper?.isHidden(.bottom) != true, lower?.isHidden(.top) != true else {
            return nil
        }
        return upper?.tint(.bottom) ?? lower?.tint(.top) ?? .separator
    }

    /// The color of the line at an edge of a section in a plain list.
    private func outerSeparator(_ edge: VerticalEdge, of row: Subview) -> Color? {
        let (own, whole) = (row.traits[RowSeparatorTrait.self], row.traits[SectionSeparatorTrait.self])
        guard isPlain, joinsRows, own?.isHidden(edge) != true, whole?.isHidden(edge) != true else {
            return nil
        }
        return whole?.tint(edge) ?? own?.tint(edge) ?? .separator
    }
}
