public import Foundation

/// What UIKit draws; a view that represents one is shown as a labelled box.
@MainActor
open class UIView: NSObject {
    open var frame: CGRect
    open var backgroundColor: UIColor?
    open var alpha: CGFloat = 1
    open var isHidden = false
    open private(set) var subviews: [UIView] = []

    public init(frame: CGRect) {
        self.frame = frame
    }

    override public convenience init() {
        self.init(frame: .zero)
    }

    open func addSubview(_ view: UIView) {
        subviews.append(view)
    }

    open func setNeedsLayout() {}

    open func layoutSubviews() {}
}

/// A screen of UIKit; a view that represents one is shown as a labelled box.
@MainActor
open class UIViewController: NSObject {
    open var view = UIView()

    open func viewDidLoad() {}
}
