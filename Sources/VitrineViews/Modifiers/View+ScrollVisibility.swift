import Foundation

nonisolated extension View {
    /// Does something when at least a share of the view comes into the sight of the scroll view around, as it does where it is
    /// shown from the beginning, and when less of it is left there.
    ///
    /// - Parameter threshold: the share of the view's area, 0 for any at all.
    public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (_ isVisible: Bool) -> Void
    ) -> some View {
        modified(
            by: .geometryObserved { proxy, context in
                let isVisible = proxy.isShownByScrollView(threshold: threshold)
                context.observe(isVisible, as: "onScrollVisibilityChange", initially: isVisible) {
                    action($1)
                }
            })
    }
}

nonisolated extension GeometryProxy {
    /// Whether a share of the view's area is in the scroll view around; of a view outside of any, all is.
    fileprivate func isShownByScrollView(threshold: Double) -> Bool {
        guard let window = bounds(of: .scrollView) else { return true }
        let shown = window.intersection(CGRect(origin: .zero, size: size))
        guard !shown.isNull, shown.width > 0, shown.height > 0 else { return false }
        return Double(shown.width * shown.height) >= threshold * Double(size.width * size.height)
    }
}
