public import Foundation

/// A way to arrange views that a user writes.
///
/// Its functions are called while a picture is laid out, as often as sizes are asked for and not on the main actor.
@preconcurrency
public nonisolated protocol Layout: Animatable, Sendable {
    /// What the layout remembers between calls.
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    static var layoutProperties: LayoutProperties { get }

    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// The distances that the whole prefers to its neighbours; without this function those of its views together.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// The size for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places the views in a rectangle of a size that the layout has answered.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// Where a guide of the whole lies; where the layout does not say, its views' guides count.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.map(\.spacing).reduce(nil) { $0?.union($1) ?? $1 } ?? ViewSpacing()
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// Arranges views.
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        LayoutView(container: container, content: content())
    }

    var container: Container {
        if let layout = self as? any PrimitiveLayout { return layout.primitiveContainer }
        let name = TypeNames.name(of: Self.self)
        let arrangement = CustomArrangement(
            name: name, stackOrientation: Self.layoutProperties.stackOrientation,
            instantiate: { LayoutInstance(layout: self) })
        return Container(name: name, layout: .custom(arrangement))
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

/// Views in a layout.
private struct LayoutView<Content: View>: PrimitiveView {
    let container: Container
    let content: Content

    var primitive: Primitive { .container(container, content: content) }
}
