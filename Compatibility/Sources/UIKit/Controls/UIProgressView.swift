import CoreGraphics
public import Foundation
import Vitrine

/// How far something is.
open class UIProgressView: UIView {
    public enum Style: Int, Sendable {
        case `default`, bar
    }

    open var progress: Float = 0
    open var progressViewStyle: Style
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?

    public init(progressViewStyle style: Style) {
        self.progressViewStyle = style
        super.init(frame: .zero)
    }

    override public init(frame: CGRect) {
        self.progressViewStyle = .default
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        self.progressViewStyle = .default
        super.init(coder: coder)
    }

    override var ownContentPriorities: ContentPriorities { .huggingVertically }

    open func setProgress(_ progress: Float, animated: Bool) {
        self.progress = progress
    }

    override open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 4) }

    override func drawnContent() -> AnyView? {
        let share = CGFloat(min(max(progress, 0), 1))
        return AnyView(
            ZStack(alignment: .leading) {
                Capsule().fill((trackTintColor ?? .systemFill).color)
                Capsule().fill((progressTintColor ?? tintColor).color).frame(width: bounds.width * share)
            })
    }
}

/// A wheel that turns.
open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101

        @available(*, deprecated, renamed: "medium")
        public static var gray: Style { .medium }
        @available(*, deprecated, renamed: "medium")
        public static var white: Style { .medium }
        @available(*, deprecated, renamed: "large")
        public static var whiteLarge: Style { .large }
    }

    open var style: Style
    open var color: UIColor! = .systemGray
    open var hidesWhenStopped = true
    public private(set) var isAnimating = false

    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
    }

    override public init(frame: CGRect) {
        self.style = .medium
        super.init(frame: frame)
    }

    public required init(coder: NSCoder) {
        self.style = .medium
        super.init(frame: .zero)
    }

    override var ownContentPriorities: ContentPriorities { .hugging }

    open func startAnimating() {
        isAnimating = true
    }

    open func stopAnimating() {
        isAnimating = false
    }

    override open var intrinsicContentSize: CGSize { ownSize }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }

    private var ownSize: CGSize {
        style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }

    override func drawnContent() -> AnyView? {
        guard isAnimating || !hidesWhenStopped else { return nil }
        return AnyView(
            ProgressView().progressViewStyle(.circular).tint(color.color)
                .scaleEffect(style == .large ? 37 / 20 : 1)
                .frame(width: bounds.width, height: bounds.height))
    }
}

/// Dots for pages.
open class UIPageControl: UIControl {
    open var numberOfPages = 0
    open var currentPage = 0
    open var hidesForSinglePage = false
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?
    /// Without effect: a page is a dot.
    open var preferredIndicatorImage: UIImage?
    /// Without effect: a page is a dot.
    open var preferredCurrentPageIndicatorImage: UIImage?
    open var backgroundStyle = BackgroundStyle.automatic
    open var allowsContinuousInteraction = true

    public enum BackgroundStyle: Int, Sendable {
        case automatic, prominent, minimal
    }

    override var ownSize: CGSize? {
        CGSize(width: CGFloat(max(numberOfPages, 0)) * 17 + 20, height: 26)
    }

    override func drawnContent() -> AnyView? {
        guard numberOfPages > 1 || !hidesForSinglePage else { return nil }
        let (current, count) = (currentPage, numberOfPages)
        let chosen = (currentPageIndicatorTintColor ?? .white).color
        let others = (pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.3)).color
        return AnyView(
            HStack(spacing: 10) {
                ForEach(0..<count, id: \.self) { page in
                    Circle().fill(page == current ? chosen : others).frame(width: 7, height: 7)
                }
            }
            .frame(width: bounds.width, height: bounds.height))
    }
}
