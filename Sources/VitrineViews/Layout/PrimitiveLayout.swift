package import Foundation

/// A layout that the engine knows itself, be it used as a view or by a layout of a user's.
package nonisolated protocol PrimitiveLayout: Layout where Cache == Void {
    var primitiveContainer: Container { get }
}

extension PrimitiveLayout {
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        subviews.engine.size(of: subviews, in: primitiveContainer.layout, proposal)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        subviews.engine.place(subviews, in: primitiveContainer.layout, of: bounds, proposal)
    }
}
