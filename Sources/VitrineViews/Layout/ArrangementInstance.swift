package import Foundation

/// A layout with what it remembers.
package nonisolated protocol ArrangementInstance: AnyObject {
    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize
    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews)
    func guide(
        _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat?
    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing
}
