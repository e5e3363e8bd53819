public import CoreGraphics
public import Foundation

/// Which corners a layer rounds.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let center = CALayerContentsGravity(rawValue: "center")
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

public protocol CALayerDelegate: AnyObject {}

/// A rectangle with a background, corners, a border and a shadow, and layers on it.
open class CALayer: NSObject {
    open var bounds = CGRect.zero
    open var position = CGPoint.zero
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var zPosition: CGFloat = 0
    open var transform = CATransform3DIdentity
    open var sublayerTransform = CATransform3DIdentity

    open var backgroundColor: CGColor?
    open var cornerRadius: CGFloat = 0
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    open var cornerCurve = CALayerCornerCurve.circular
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor? = .black
    open var shadowColor: CGColor? = .black
    open var shadowOpacity: Float = 0
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowRadius: CGFloat = 3
    open var shadowPath: CGPath?
    open var opacity: Float = 1
    open var isHidden = false
    open var isOpaque = false
    open var masksToBounds = false
    open var mask: CALayer?
    open var contents: Any?
    open var contentsScale: CGFloat = 1
    open var contentsGravity = CALayerContentsGravity.resize
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var allowsEdgeAntialiasing = false
    open var drawsAsynchronously = false
    open var needsDisplayOnBoundsChange = false
    open var allowsGroupOpacity = true
    open var compositingFilter: Any?
    open var filters: [Any]?
    open var name: String?
    open weak var delegate: (any CALayerDelegate)?

    // How time passes for the layer's animations, of which a picture shows none.
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var fillMode = CAMediaTimingFillMode.removed
    // Without effect: pictures are scaled as the renderer does.
    open var magnificationFilter = CALayerContentsFilter.linear
    open var minificationFilter = CALayerContentsFilter.linear
    open var minificationFilterBias: Float = 0
    open var repeatCount: Float = 0
    open var autoreverses = false
    open var actions: [String: any CAAction]?

    /// What runs when a property changes; in a picture nothing does.
    open func action(forKey event: String) -> (any CAAction)? { actions?[event] }

    open var sublayers: [CALayer]? {
        didSet {
            for layer in oldValue ?? [] where layer.superlayer === self { layer.superlayer = nil }
            for layer in sublayers ?? [] { layer.superlayer = self }
        }
    }
    open private(set) weak var superlayer: CALayer?
    private var animations: [String: CAAnimation] = [:]

    override public init() {}

    public init(layer: Any) {}

    /// The same time: all layers have one.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }

    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }

    /// A new layer of the class; of one of a user's own, whose initializers nobody knows, the class of these modules that it is made of.
    @_spi(Layers) open class func standard() -> CALayer { CALayer() }

    public required init?(coder: NSCoder) {
        nil
    }

    /// The rectangle in the layer around; a transform does not count.
    open var frame: CGRect {
        get {
            CGRect(
                x: position.x - bounds.width * anchorPoint.x, y: position.y - bounds.height * anchorPoint.y,
                width: bounds.width, height: bounds.height)
        }
        set {
            bounds.size = newValue.size
            position = CGPoint(
                x: newValue.minX + newValue.width * anchorPoint.x,
                y: newValue.minY + newValue.height * anchorPoint.y)
        }
    }

    open func affineTransform() -> CGAffineTransform { transform.affine }

    open func setAffineTransform(_ transform: CGAffineTransform) {
        self.transform = CATransform3D(transform)
    }

    open func addSublayer(_ layer: CALayer) {
        insert(layer, at: sublayers?.count ?? 0)
    }

    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        insert(layer, at: Int(index))
    }

    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, at: sublayers?.firstIndex { $0 === sibling } ?? 0)
    }

    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, at: (sublayers?.firstIndex { $0 === sibling }).map { $0 + 1 } ?? sublayers?.count ?? 0)
    }

    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard let index = sublayers?.firstIndex(where: { $0 === oldLayer }) else { return }
        oldLayer.removeFromSuperlayer()
        insert(newLayer, at: index)
    }

    private func insert(_ layer: CALayer, at index: Int) {
        layer.removeFromSuperlayer()
        var layers = sublayers ?? []
        layers.insert(layer, at: min(index, layers.count))
        sublayers = layers
    }

    open func removeFromSuperlayer() {
        guard let parent = superlayer else { return }
        let others = parent.sublayers?.filter { $0 !== self } ?? []
        parent.sublayers = others.isEmpty ? nil : others
    }

    open func setNeedsDisplay() {}

    open func displayIfNeeded() {}

    open func setNeedsLayout() {}

    /// Lays out the layers inside, from the outermost inwards.
    open func layoutIfNeeded() {
        layoutSublayers()
        for layer in sublayers ?? [] { layer.layoutIfNeeded() }
    }

    open func layoutSublayers() {}

    open func draw(in context: CGContext) {}

    open func presentation() -> Self? { self }

    open func model() -> Self { self }

    open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

    /// Nothing: nobody touches a picture.
    open func hitTest(_ point: CGPoint) -> CALayer? { nil }

    open func add(_ animation: CAAnimation, forKey key: String?) {
        animations[key ?? ""] = animation
    }

    open func animation(forKey key: String) -> CAAnimation? { animations[key] }

    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }

    open func removeAnimation(forKey key: String) {
        animations[key] = nil
    }

    open func removeAllAnimations() {
        animations = [:]
    }
}
