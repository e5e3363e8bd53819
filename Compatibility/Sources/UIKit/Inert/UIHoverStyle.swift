/// How a view would look below a pointer or a gaze; a picture has neither.
@MainActor @preconcurrency
public struct UIHoverStyle {
    public var effect: any UIHoverEffect
    public var shape: UIShape?
    public var isEnabled = true

    public init(effect: some UIHoverEffect = UIHoverAutomaticEffect(), shape: UIShape? = nil) {
        self.effect = effect
        self.shape = shape
    }

    public static func automatic() -> UIHoverStyle { UIHoverStyle() }
}

public protocol UIHoverEffect {}

public struct UIHoverAutomaticEffect: UIHoverEffect, Sendable {
    public init() {}
}

public struct UIHoverHighlightEffect: UIHoverEffect, Sendable {
    public init() {}
}

public struct UIHoverLiftEffect: UIHoverEffect, Sendable {
    public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
    public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
    public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
    public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}

/// The outline of a hover style.
public struct UIShape: Sendable {
    public static let rect = UIShape()
    public static let capsule = UIShape()
    public static let circle = UIShape()

    public static func rect(cornerRadius: Double) -> UIShape { UIShape() }
}

extension UIView {
    /// Kept by nobody: nothing is hovered over in a picture.
    public var hoverStyle: UIHoverStyle? {
        get { nil }
        set {}
    }
}

extension UIButton {
    /// Without effect: a picture has no pointer.
    public var isPointerInteractionEnabled: Bool {
        get { false }
        set {}
    }
}
