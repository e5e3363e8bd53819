import CoreGraphics
public import Foundation

/// A window on a larger content, as it stands before anyone scrolls.
open class UIScrollView: UIView {
    /// Without effect: pictures have no indicators.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }

    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    public enum IndicatorStyle: Int, Sendable {
        case `default`, black, white
    }

    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    open var contentSize = CGSize.zero
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            hasBeenScrolled = true
            bounds.origin = newValue
        }
    }
    /// Whether code has said where the content stands.
    private var hasBeenScrolled = false
    open var contentInset = UIEdgeInsets.zero
    /// The insets with what covers the view, which the content begins below.
    open var adjustedContentInset: UIEdgeInsets {
        contentInsetAdjustmentBehavior == .never ? contentInset : contentInset + safeAreaInsets
    }
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    open var isScrollEnabled = true
    open var isPagingEnabled = false
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var indicatorStyle = IndicatorStyle.default
    open var decelerationRate = DecelerationRate.normal
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var isDirectionalLockEnabled = false
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var zoomScale: CGFloat = 1
    open var bouncesZoom = true
    open var scrollsToTop = true
    public let isDragging = false
    public let isTracking = false
    public let isDecelerating = false
    public let isZooming = false
    public let panGestureRecognizer = UIPanGestureRecognizer()
    /// Nobody zooms.
    public let pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
    open var refreshControl: UIRefreshControl?
    /// A text view's delegate is a scroll view's as well.
    open weak var delegate: (any UIScrollViewDelegate)?

    public private(set) lazy var contentLayoutGuide = makeGuide(of: nil)
    public private(set) lazy var frameLayoutGuide = makeGuide { _ in .zero }

    private func makeGuide(of insets: ((UIView) -> UIEdgeInsets)?) -> UILayoutGuide {
        guard let insets else {
            let guide = UILayoutGuide()
            guide.owningView = self
            return guide
        }
        return UILayoutGuide(of: self, insets: insets)
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    override func willLayOut() {
        guard !hasBeenScrolled else { return }
        bounds.origin = CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top)
    }

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }

    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}

    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoomScale = scale
    }

    /// Without effect, as a picture shows the content as large as it is.
    open func zoom(to rect: CGRect, animated: Bool) {}

    open func flashScrollIndicators() {}
}

/// A wheel that is shown while a content is fetched anew, which a picture never shows.
open class UIRefreshControl: UIControl {
    public let isRefreshing = false
    open var attributedTitle: NSAttributedString?

    open func beginRefreshing() {}

    open func endRefreshing() {}
}

@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    public func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {}

    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
