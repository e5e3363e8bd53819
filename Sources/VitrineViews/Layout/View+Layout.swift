public import Foundation

nonisolated extension View {
    /// Adds room at some edges; 16 pt without a length.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modified(by: .padding(edges, length.map { Double($0) }))
    }

    public func padding(_ length: CGFloat) -> some View {
        modified(by: .padding(.all, Double(length)))
    }

    public func padding(_ insets: EdgeInsets) -> some View {
        modified(by: .padding(insets))
    }

    /// Gives the view a frame with fixed sides; a side that is left out is the view's own.
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modified(
            by: .frame(
                FixedFrame(
                    width: width.map { Double($0) }, height: height.map { Double($0) }, alignment: alignment))
        )
    }

    /// Gives the view a frame whose sides lie within bounds.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modified(
            by: .flexibleFrame(
                FlexibleFrame(
                    minWidth: minWidth.map { Double($0) }, idealWidth: idealWidth.map { Double($0) },
                    maxWidth: maxWidth.map { Double($0) }, minHeight: minHeight.map { Double($0) },
                    idealHeight: idealHeight.map { Double($0) }, maxHeight: maxHeight.map { Double($0) },
                    alignment: alignment)))
    }

    /// Keeps the view at its ideal size, whatever it is offered.
    public func fixedSize() -> some View {
        modified(by: .fixedSize(horizontal: true, vertical: true))
    }

    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modified(by: .fixedSize(horizontal: horizontal, vertical: vertical))
    }

    /// Views of a higher priority are measured before others in their stack; 0 is the usual one.
    public func layoutPriority(_ value: Double) -> some View {
        modified(by: .layoutPriority(value))
    }

    /// Offers the view a size of a certain ratio of width to height; its ideal one without a ratio.
    public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modified(by: .aspectRatio(ratio.map { Double($0) }, contentMode))
    }

    public func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> some View {
        modified(by: .aspectRatio(Double(ratio.width / ratio.height), contentMode))
    }

    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Without effect: pictures have no depth.
    public func offset(z: CGFloat) -> some View { self }

    /// Draws the view elsewhere; its place in the layout stays.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modified(by: .offset(x: Double(x), y: Double(y)))
    }

    public func offset(_ offset: CGSize) -> some View {
        self.offset(x: offset.width, y: offset.height)
    }

    public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) -> some View {
        modified(by: .alignmentGuide(guide.key, computeValue))
    }

    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) -> some View {
        modified(by: .alignmentGuide(guide.key, computeValue))
    }

    /// Centers the view at a point of all the room that there is.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modified(by: .position(x: Double(x), y: Double(y)))
    }

    public func position(_ position: CGPoint) -> some View {
        self.position(x: position.x, y: position.y)
    }

    /// Paints the view before or after its siblings, whatever their order.
    public func zIndex(_ value: Double) -> some View {
        layoutTrait { $0.zIndex = value }
    }
}
