package import Foundation

/// Arranges the views of a user's layout as a container of the language would.
package nonisolated protocol ArrangingEngine {
    func size(of subviews: LayoutSubviews, in container: ContainerLayout, _ proposal: ProposedViewSize)
        -> CGSize
    func place(
        _ subviews: LayoutSubviews, in container: ContainerLayout, of bounds: CGRect,
        _ proposal: ProposedViewSize)
}
