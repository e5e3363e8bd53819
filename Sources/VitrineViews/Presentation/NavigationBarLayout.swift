import Foundation

/// The row of a bar: items at both edges and a title in the middle of the bar; where that does not fit, the title goes aside
/// and then becomes narrower.
nonisolated struct NavigationBarLayout: Layout {
    let height: CGFloat
    /// The way back begins nearer to the edge than other items.
    let hasWayBack: Bool
    /// Whether the items at the leading edge take what the title leaves instead of what they want.
    let leadingMayShrink: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let wanted = subviews.map { $0.sizeThatFits(.unspecified).width }.filter { $0 > 0 }
        let gaps = BarMetrics.gap * CGFloat(max(0, wanted.count - 1))
        let ideal = leadingMargin(in: 0) + wanted.reduce(0, +) + gaps + BarMetrics.margin
        return CGSize(width: proposal.width ?? ideal, height: height)
    }

    private func leadingMargin(in width: CGFloat) -> CGFloat {
        hasWayBack ? BarMetrics.backMargin : BarMetrics.margin(in: width)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        guard subviews.count == 3 else { return }
        let (leading, title, trailing) = (subviews[0], subviews[1], subviews[2])
        let (leadingMargin, margin) = (leadingMargin(in: bounds.width), BarMetrics.margin(in: bounds.width))
        let wanted = title.sizeThatFits(.unspecified).width
        let trailingWidth = trailing.sizeThatFits(.unspecified).width
        let beforeTitle =
            wanted > 0
            ? (bounds.width - wanted) / 2 - BarMetrics.gap
            : bounds.width - margin - trailingWidth - BarMetrics.gap
        let leadingProposal = ProposedViewSize(
            width: leadingMayShrink ? max(0, beforeTitle - leadingMargin) : nil, height: height)
        let leadingWidth = leading.sizeThatFits(leadingProposal).width
        leading.place(
            at: CGPoint(x: bounds.minX + leadingMargin, y: bounds.midY), anchor: .leading,
            proposal: leadingProposal)
        trailing.place(
            at: CGPoint(x: bounds.maxX - margin, y: bounds.midY), anchor: .trailing,
            proposal: .unspecified)

        let start =
            leadingWidth > 0 ? leadingMargin + leadingWidth + BarMetrics.gap : margin
        let end =
            bounds.width - margin - (trailingWidth > 0 ? trailingWidth + BarMetrics.gap : 0)
        let width = max(0, min(wanted, end - start))
        let x = min(max((bounds.width - width) / 2, start), max(start, end - width))
        title.place(
            at: CGPoint(x: bounds.minX + x, y: bounds.midY), anchor: .leading,
            proposal: ProposedViewSize(width: width, height: height))
    }
}

/// One view between the margins of a bar.
nonisolated struct BarMarginLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let margins = 2 * BarMetrics.margin(in: proposal.width ?? 0)
        let size = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
        return CGSize(width: proposal.width ?? size.width + margins, height: size.height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        subviews.first?.place(
            at: CGPoint(x: bounds.minX + BarMetrics.margin(in: bounds.width), y: bounds.minY),
            proposal: inner(ProposedViewSize(width: bounds.width, height: proposal.height)))
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - 2 * BarMetrics.margin(in: $0)) }, height: proposal.height)
    }
}

/// The area of a large title, which stands by its baseline.
nonisolated struct LargeTitleLayout: Layout {
    /// How much of the area has gone at its top.
    let hidden: CGFloat
    let pixelLength: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let margins = 2 * margin(in: proposal.width ?? 0)
        let title = subviews.first?.dimensions(in: inner(proposal.width))
        let needed = (title?[.lastTextBaseline] ?? 0) + BarMetrics.largeTitleDescent
        let height = max(BarMetrics.largeTitleHeight, (needed / pixelLength).rounded() * pixelLength)
        return CGSize(width: proposal.width ?? (title?.width ?? 0) + margins, height: height - hidden)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        guard let title = subviews.first else { return }
        let room = inner(bounds.width)
        let baseline = title.dimensions(in: room)[.lastTextBaseline]
        title.place(
            at: CGPoint(
                x: bounds.minX + margin(in: bounds.width),
                y: bounds.maxY - BarMetrics.largeTitleDescent - baseline),
            proposal: room)
    }

    private func margin(in width: CGFloat) -> CGFloat {
        BarMetrics.margin(in: width)
    }

    private func inner(_ width: CGFloat?) -> ProposedViewSize {
        ProposedViewSize(width: width.map { max(0, $0 - 2 * margin(in: $0)) }, height: nil)
    }
}
