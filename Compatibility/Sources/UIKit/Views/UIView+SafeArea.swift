import Foundation

extension UIView {
    /// How far what covers the superview along its edges reaches into the view.
    func inherited(from superview: UIView) -> UIEdgeInsets {
        let (covered, outer) = (superview.safeAreaInsets, superview.bounds)
        return UIEdgeInsets(
            top: max(0, outer.minY + covered.top - frame.minY),
            left: max(0, outer.minX + covered.left - frame.minX),
            bottom: max(0, frame.maxY - (outer.maxY - covered.bottom)),
            right: max(0, frame.maxX - (outer.maxX - covered.right)))
    }
}

extension UIEdgeInsets {
    static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
            right: left.right + right.right)
    }
}
