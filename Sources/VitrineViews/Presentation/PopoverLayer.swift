import Foundation

/// A surface that points at the view which presents it.
nonisolated struct PopoverLayer<Content: View>: View {
    let content: Content
    let anchor: Anchor<CGRect>
    let options: PresentationOptions
    let screen: PresentationScreen

    @MainActor var body: some View {
        GeometryReader { proxy in
            let source = proxy[anchor]
            AnchoredLayout(
                source: source, width: PresentationMetrics.popoverWidth,
                distance: PresentationMetrics.arrowSize.height, alignment: .center
            ) {
                content
                    .background { backdrop }
                    .clipShape(
                        RoundedRectangle(
                            cornerRadius: options.cornerRadius ?? PresentationMetrics.popoverRadius)
                    )
                    .holding(.popover)
                Arrow(pointsUp: AnchoredLayout.isBelow(source, in: proxy.size.height))
                    .fill(BackgroundStyle())
                    .frame(
                        width: PresentationMetrics.arrowSize.width,
                        height: PresentationMetrics.arrowSize.height)
            }
            .shadow(color: .black.opacity(0.2), radius: PresentationMetrics.floatingShadow)
        }
        .frame(width: screen.size.width, height: screen.size.height)
    }

    @MainActor @ViewBuilder private var backdrop: some View {
        if let background = options.background {
            AnyView(background)
        } else {
            Rectangle().fill(BackgroundStyle())
        }
    }
}

private nonisolated struct Arrow: Shape {
    let pointsUp: Bool

    func path(in rect: CGRect) -> Path {
        let (tip, base) = pointsUp ? (rect.minY, rect.maxY) : (rect.maxY, rect.minY)
        return Path { path in
            path.move(to: CGPoint(x: rect.minX, y: base))
            path.addQuadCurve(
                to: CGPoint(x: rect.midX, y: tip),
                control: CGPoint(x: rect.midX - rect.width / 8, y: base))
            path.addQuadCurve(
                to: CGPoint(x: rect.maxX, y: base),
                control: CGPoint(x: rect.midX + rect.width / 8, y: base))
            path.closeSubpath()
        }
    }
}

/// Places a surface, and an arrow where there is one, beside a view: below it where that stands in the upper half, else above.
nonisolated struct AnchoredLayout: Layout {
    enum Alignment: Sendable {
        /// The middle of the view.
        case center
        /// The edge of the view that is nearer to that of the screen; the middle of a view in the middle.
        case edge
    }

    /// The view's box.
    let source: CGRect
    /// What the surface is proposed.
    let width: CGFloat
    /// Between the surface and the view.
    let distance: CGFloat
    let alignment: Alignment

    static func isBelow(_ source: CGRect, in height: CGFloat) -> Bool { source.midY < height / 2 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        guard let surface = subviews.first else { return }
        let margin = PresentationMetrics.screenMargin
        let isBelow = Self.isBelow(source, in: bounds.height)
        let edge = isBelow ? source.maxY + distance : source.minY - distance
        let room = (isBelow ? bounds.height - edge : edge) - margin
        let wanted = surface.sizeThatFits(ProposedViewSize(width: width, height: nil))
        let offered = ProposedViewSize(width: width, height: max(0, min(wanted.height, room)))
        let size = surface.sizeThatFits(offered)
        let x = min(max(start(of: size.width, in: bounds.width), margin), bounds.width - margin - size.width)
        surface.place(
            at: CGPoint(x: bounds.minX + x, y: bounds.minY + edge),
            anchor: isBelow ? .topLeading : .bottomLeading, proposal: offered)
        guard subviews.count > 1 else { return }
        let arrow = PresentationMetrics.arrowSize.width
        let inset = PresentationMetrics.popoverRadius
        subviews[1].place(
            at: CGPoint(
                x: bounds.minX + min(max(source.midX - arrow / 2, x + inset), x + size.width - inset - arrow),
                y: bounds.minY + edge),
            anchor: isBelow ? .bottomLeading : .topLeading, proposal: .unspecified)
    }

    private func start(of width: CGFloat, in screen: CGFloat) -> CGFloat {
        switch alignment {
        case .edge where source.width > width || source.midX > screen / 2 + 0.5: source.maxX - width
        case .edge where source.midX < screen / 2 - 0.5: source.minX
        case .center, .edge: source.midX - width / 2
        }
    }
}
