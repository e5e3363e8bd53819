// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

public import CoreGraphics
public import Foundation
import Vitrine

/// How an image is drawn; pictures are drawn at their own scale.
open class UIGraphicsImageRendererFormat: NSObject {
    open var scale = UIScreen.main.scale
    open var opaque = false

    override public init() {}

    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What an image is drawn into.
public final class UIGraphicsImageRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
        self.cgContext = context
        self.format = format
    }

    public func fill(_ rect: CGRect) {
        cgContext.fill(rect)
    }

    public func stroke(_ rect: CGRect) {
        cgContext.stroke(rect)
    }

    public var currentImage: UIImage { UIImage(steps: cgContext.steps, size: .zero) }
}

/// Makes an image of what a function draws.
public final class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect
    public let format: UIGraphicsImageRendererFormat

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
        self.bounds = bounds
        self.format = format
    }

    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = CGContext()
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        actions(UIGraphicsImageRendererContext(context, format))
        return UIImage(steps: context.steps, size: bounds.size, scale: format.scale)
    }
}

/// The contexts that a thread's drawing functions draw into, the innermost last: UIKit's functions name no context.
private enum GraphicsContexts {
    private final class Stack {
        var contexts: [(context: CGContext, size: CGSize, scale: CGFloat)] = []
    }

    static var stack: [(context: CGContext, size: CGSize, scale: CGFloat)] {
        get { ofThread.contexts }
        set { ofThread.contexts = newValue }
    }

    private static var ofThread: Stack {
        let dictionary = Thread.current.threadDictionary
        if let known = dictionary["vitrine graphics contexts"] as? Stack { return known }
        let stack = Stack()
        dictionary["vitrine graphics contexts"] = stack
        return stack
    }
}

public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsContexts.stack.append((context, .zero, UIScreen.main.scale))
}

public func UIGraphicsPopContext() {
    _ = GraphicsContexts.stack.popLast()
}

public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.stack.last?.context }

public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    // 0 is the screen's scale.
    GraphicsContexts.stack.append((CGContext(), size, scale > 0 ? scale : UIScreen.main.scale))
}

public func UIGraphicsBeginImageContext(_ size: CGSize) {
    GraphicsContexts.stack.append((CGContext(), size, 1))
}

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    GraphicsContexts.stack.last.map { UIImage(steps: $0.context.steps, size: $0.size, scale: $0.scale) }
}

public func UIGraphicsEndImageContext() {
    _ = GraphicsContexts.stack.popLast()
}

public func UIRectFill(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.fill(rect)
}

extension UIColor {
    /// Sets the colour for what is filled and stroked next.
    public func set() {
        setFill()
        setStroke()
    }

    public func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    public func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }
}

extension UIView {
    /// Draws the view, laid out, into the current context.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        layoutIfNeeded()
        UIGraphicsGetCurrentContext()?.draw(AnyView(DrawnView(view: self)), in: rect)
        return true
    }
}

extension UIImage {
    public func draw(in rect: CGRect) {
        draw(in: rect, blendMode: .normal, alpha: 1)
    }

    /// - Parameter blendMode: without effect: the picture covers what is below.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        let picture = AnyView(
            resizableView.frame(width: rect.width, height: rect.height).opacity(Double(alpha)))
        UIGraphicsGetCurrentContext()?.draw(picture, in: rect)
    }

    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }
}

extension NSAttributedString {
    public func draw(in rect: CGRect) {
        let text = AnyView(
            text.avoidsOrphans(avoidsOrphans)
                .frame(width: rect.width, height: rect.height, alignment: .topLeading))
        UIGraphicsGetCurrentContext()?.draw(text, in: rect)
    }

    @MainActor @preconcurrency public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size()))
    }
}

extension NSString {
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: String(describing: self), attributes: attributes).draw(in: rect)
    }

    @MainActor @preconcurrency
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: String(describing: self), attributes: attributes).draw(at: point)
    }
}
