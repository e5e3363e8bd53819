public import CoreGraphics
public import Foundation
@_spi(Layers) public import QuartzCore
import Vitrine

/// A rectangle of an app that UIKit lays out and draws.
///
/// Its frame lies in its layer; what shows it reads the whole tree once it is laid out.
@MainActor @preconcurrency
open class UIView: UIResponder, UITraitEnvironment, UIAppearance, CALayerDelegate {
    open class var layerClass: AnyClass { CALayer.self }

    public let layer: CALayer

    open var backgroundColor: UIColor?
    open var alpha: CGFloat = 1
    open var isHidden = false {
        didSet { superview?.setNeedsLayout() }
    }
    open var isOpaque = true
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    open var contentMode = ContentMode.scaleToFill
    open var contentScaleFactor: CGFloat = 2
    open var clearsContextBeforeDrawing = true
    open var mask: UIView? {
        didSet { layer.mask = mask?.layer }
    }
    /// What the view sets itself; it has its superview's tint otherwise.
    var ownTintColor: UIColor?
    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .tintColor }
        set { ownTintColor = newValue }
    }
    /// The tint that the view or one around it sets.
    var setTintColor: UIColor? { ownTintColor ?? superview?.setTintColor }
    open var isFocused: Bool { false }
    open var canBecomeFocused: Bool { false }
    open var tintAdjustmentMode = TintAdjustmentMode.automatic
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The least text size that the view and what lies on it have, whatever the user's is.
    open var minimumContentSizeCategory: UIContentSizeCategory?
    /// The greatest text size that the view and what lies on it have, whatever the user's is.
    open var maximumContentSizeCategory: UIContentSizeCategory?
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var tag = 0
    open var restorationIdentifier: String?

    open internal(set) weak var superview: UIView?
    open internal(set) var subviews: [UIView] = []

    open var autoresizingMask: AutoresizingMask = []
    open var autoresizesSubviews = true
    open var translatesAutoresizingMaskIntoConstraints = true
    open var insetsLayoutMarginsFromSafeArea = true
    open var preservesSuperviewLayoutMargins = false
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            NSDirectionalEdgeInsets(
                top: layoutMargins.top, leading: layoutMargins.left, bottom: layoutMargins.bottom,
                trailing: layoutMargins.right)
        }
        set {
            layoutMargins = UIEdgeInsets(
                top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
        }
    }
    /// What covers the view along its edges: of its window, and what its controller adds.
    open var safeAreaInsets: UIEdgeInsets {
        let covered = coveredInsets ?? superview.map { inherited(from: $0) } ?? .zero
        return covered + (controller?.additionalSafeAreaInsets ?? .zero)
    }
    open var gestureRecognizers: [UIGestureRecognizer]? {
        didSet {
            for recognizer in gestureRecognizers ?? [] { recognizer.view = self }
        }
    }
    open internal(set) var layoutGuides: [UILayoutGuide] = []
    open internal(set) var constraints: [NSLayoutConstraint] = []
    /// How strongly the class keeps the size of its content before anyone says otherwise.
    var ownContentPriorities: ContentPriorities { ContentPriorities() }
    lazy var contentPriorities = ownContentPriorities
    public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(of: self) { $0.safeAreaInsets }
    public private(set) lazy var layoutMarginsGuide = UILayoutGuide(of: self) { $0.layoutMargins }
    public private(set) lazy var readableContentGuide = UILayoutGuide(of: self) { $0.layoutMargins }

    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { accessibilityLabel = newValue?.string }
    }
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityHint.map { NSAttributedString(string: $0) } }
        set { accessibilityHint = newValue?.string }
    }
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityValue.map { NSAttributedString(string: $0) } }
        set { accessibilityValue = newValue?.string }
    }
    open var accessibilityValue: String?
    open var accessibilityHint: String?
    open var accessibilityIdentifier: String?
    open var accessibilityTraits: UIAccessibilityTraits = .none
    open var accessibilityElementsHidden = false
    open var accessibilityViewIsModal = false
    open var shouldGroupAccessibilityChildren = false
    open var accessibilityRespondsToUserInteraction = true
    open var accessibilityElements: [Any]?
    open var accessibilityContainerType = UIAccessibilityContainerType.none
    open var accessibilityFrame = CGRect.zero
    open var accessibilityActivationPoint = CGPoint.zero
    open var accessibilityPath: UIBezierPath?
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?

    /// Kept and not shown: nothing is touched for long.
    open var showsLargeContentViewer = false
    open var largeContentTitle: String?
    open var largeContentImage: UIImage?
    open var scalesLargeContentImage = false
    open var largeContentImageInsets = UIEdgeInsets.zero

    /// What has been added, which does nothing in a picture.
    open var interactions: [any UIInteraction] = []

    open func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        interactions.append(interaction)
        interaction.didMove(to: self)
    }

    open func removeInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }

    public init(frame: CGRect) {
        self.layer = Self.makeLayer()
        super.init()
        layer.delegate = self
        layer.frame = frame
    }

    public required init?(coder: NSCoder) {
        self.layer = Self.makeLayer()
        super.init()
    }

    override public convenience init() {
        self.init(frame: .zero)
    }

    /// A layer of the kind that the class asks for.
    private static func makeLayer() -> CALayer {
        (layerClass as? CALayer.Type)?.standard() ?? CALayer()
    }

    open var frame: CGRect {
        get { layer.frame }
        set {
            let old = layer.bounds.size
            layer.frame = newValue
            resized(from: old)
        }
    }

    open var bounds: CGRect {
        get { layer.bounds }
        set {
            let old = layer.bounds.size
            layer.bounds = newValue
            resized(from: old)
        }
    }

    open var center: CGPoint {
        get { layer.position }
        set { layer.position = newValue }
    }

    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    private func resized(from old: CGSize) {
        guard autoresizesSubviews, old != bounds.size else { return }
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
            view.autoresize(from: old, to: bounds.size)
        }
    }

    override open var next: UIResponder? { superview }

    open var traitCollection: UITraitCollection { UITraitCollection(environment) }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open func tintColorDidChange() {}

    open func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        switch axis {
        case .horizontal: contentPriorities.horizontalHugging = priority
        case .vertical: contentPriorities.verticalHugging = priority
        }
    }

    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        switch axis {
        case .horizontal: contentPriorities.horizontalCompression = priority
        case .vertical: contentPriorities.verticalCompression = priority
        }
    }

    /// Draws into the current context; what shows the view draws the notes that this makes.
    open func draw(_ rect: CGRect) {}

    open func setNeedsDisplay() {}

    open func setNeedsDisplay(_ rect: CGRect) {}

    // Layout runs whenever the view is shown; asking for it does nothing more.
    open func setNeedsLayout() {}

    /// Places the views inside: by constraints, and then by what the views do themselves; nothing while that goes on already.
    open func layoutIfNeeded() {
        layOut()
    }

    open func layoutSubviews() {}

    open func layoutSublayers(of layer: CALayer) {}

    /// No layer animates what changes.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

    open class var requiresConstraintBasedLayout: Bool { false }

    /// Kept and not followed: constraints align whole views.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// Never called: nothing is written into an archive.
    open func encode(with coder: NSCoder) {}

    open func setNeedsUpdateConstraints() {}
    public func updateTraitsIfNeeded() {}

    open func updateConstraints() {}

    open func updateConstraintsIfNeeded() {}

    open func safeAreaInsetsDidChange() {}

    open func layoutMarginsDidChange() {}

    open func invalidateIntrinsicContentSize() {}

    /// The size that the content has of itself.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// The size that suits the content within a size; the present one where the view does not say.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
    }

    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    open func sizeToFit() {
        let size = sizeThatFits(
            CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))
        frame.size = size
    }

    open func addSubview(_ view: UIView) {
        insert(view, at: subviews.count)
    }

    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: index)
    }

    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
    }

    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
    }

    open func removeFromSuperview() {
        guard superview != nil else { return }
        willMove(toSuperview: nil)
        leaveSuperview()
        didMoveToSuperview()
        didMoveToWindow()
    }

    open func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: index))
        layer.addSublayer(view.layer)
    }

    open func sendSubviewToBack(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.insert(subviews.remove(at: index), at: 0)
        layer.insertSublayer(view.layer, at: 0)
    }

    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        subviews.swapAt(index1, index2)
    }

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view = self
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }

    open func willMove(toSuperview newSuperview: UIView?) {}

    open func didMoveToSuperview() {}

    open func willMove(toWindow newWindow: UIWindow?) {}

    open func didMoveToWindow() {}

    open func didAddSubview(_ subview: UIView) {}

    open func willRemoveSubview(_ subview: UIView) {}

    open var window: UIWindow? { superview?.window }

    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, self.point(inside: point, with: event) else { return nil }
        return self
    }

    /// Whether a gesture of the view's may begin, where the gesture has no delegate that says so.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The environment of the place where a representable shows the view.
    var hostEnvironment: EnvironmentValues?
    /// The traits of the last notification.
    var notifiedTraits: UITraitCollection?
    /// The registrations for changes of single traits.
    var traitChanges: [TraitChangeRegistration] = []
    /// How much of the view the system covers, where the view stands on a screen by itself.
    var coveredInsets: UIEdgeInsets?
    /// The controller whose view this is.
    weak var controller: UIViewController?
    /// Whether the content is being measured and not drawn.
    var isBeingMeasured = false
    /// Whether what lies inside is being placed, so that a view that asks for it meanwhile has it already.
    var isLayingOut = false

    /// The width that `intrinsicContentSize` is asked for while layout measures the content in it.
    private(set) var fittingWidth: CGFloat?

    /// The size of the content in a width; contents that wrap are the higher the narrower they are. It is what the view says of
    /// itself, so that a subclass that adds to its `intrinsicContentSize` is measured with that.
    final func contentSize(fitting width: CGFloat?) -> CGSize {
        fittingWidth = width
        defer { fittingWidth = nil }
        return intrinsicContentSize
    }

    /// Called once the view's own frame is known, before what lies on it is placed.
    func willLayOut() {}

    /// What the view shows by itself in its bounds, below its subviews.
    func drawnContent() -> AnyView? { nil }

    /// From the top to the first line's baseline.
    var firstBaseline: CGFloat { bounds.height }
    /// From the last line's baseline to the bottom.
    var lastBaselineDistance: CGFloat { 0 }
}
