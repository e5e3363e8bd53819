import CoreGraphics
import Foundation
import Vitrine

extension UIView {
    /// A view that shows what this one does.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        ViewCopy(of: self)
    }
}

/// Shows another view, in that one's size.
private final class ViewCopy: UIView {
    private let original: UIView

    init(of original: UIView) {
        self.original = original
        super.init(frame: CGRect(origin: .zero, size: original.bounds.size))
    }

    required init?(coder: NSCoder) { nil }

    override func drawnContent() -> AnyView? {
        original.layoutIfNeeded()
        return AnyView(DrawnView(view: original))
    }
}
