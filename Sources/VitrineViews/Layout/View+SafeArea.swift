public import Foundation

nonisolated extension View {
    /// Goes on to the edge of the screen where the view touches what the system covers. A component that stands alone keeps
    /// clear of nothing, so there is nothing to ignore; neither is a keyboard ever shown.
    public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modified(by: .safeAreaIgnored(regions.contains(.container) ? edges : []))
    }

    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

    public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(edges, length)
    }

    public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

    public func safeAreaInset<Content: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        InsetByBar(content: self, bar: content()) { content, bar in
            VStack(alignment: alignment, spacing: spacing ?? 0) {
                if edge == .top { bar }
                content
                if edge == .bottom { bar }
            }
        }
    }

    public func safeAreaInset<Content: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        InsetByBar(content: self, bar: content()) { content, bar in
            HStack(alignment: alignment, spacing: spacing ?? 0) {
                if edge == .leading { bar }
                content
                if edge == .trailing { bar }
            }
        }
    }

    /// The bar beside the view, without the blur that iOS 26 lays below it.
    public func safeAreaBar<Content: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// The bar beside the view, without the blur that iOS 26 lays below it.
    public func safeAreaBar<Content: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// A padding in points along all edges, inside of a scroll view too: the placement is without effect.
    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
        -> some View
    {
        contentMargins(.all, length, for: placement)
    }

    /// A padding in points along some edges, 0 where none is given, inside of a scroll view too: the placement is
    /// without effect.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        padding(edges, length ?? 0)
    }
}
