// swift-format-ignore-file: NoLeadingUnderscores
// The names are those of Apple's systems.

public import Foundation
public import Vitrine

// Modifiers that packages apply by their types.

public struct _ScaleEffect: ViewModifier {
    public var scale: CGSize
    public var anchor: UnitPoint

    public init(scale: CGSize, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    public func body(content: Content) -> some View { content.scaleEffect(scale, anchor: anchor) }
}

public struct _OffsetEffect: ViewModifier {
    public var offset: CGSize

    public init(offset: CGSize) {
        self.offset = offset
    }

    public func body(content: Content) -> some View { content.offset(offset) }
}

public struct _RotationEffect: ViewModifier {
    public var angle: Angle
    public var anchor: UnitPoint

    public init(angle: Angle, anchor: UnitPoint = .center) {
        self.angle = angle
        self.anchor = anchor
    }

    public func body(content: Content) -> some View { content.rotationEffect(angle, anchor: anchor) }
}

public struct _OpacityEffect: ViewModifier {
    public var opacity: Double

    public init(opacity: Double) {
        self.opacity = opacity
    }

    public func body(content: Content) -> some View { content.opacity(opacity) }
}

public struct _BlurEffect: ViewModifier {
    public var radius: CGFloat
    public var isOpaque: Bool

    public init(radius: CGFloat, isOpaque: Bool) {
        self.radius = radius
        self.isOpaque = isOpaque
    }

    public func body(content: Content) -> some View { content.blur(radius: radius, opaque: isOpaque) }
}

public struct _BrightnessEffect: ViewModifier {
    public var amount: Double

    public init(amount: Double) {
        self.amount = amount
    }

    public func body(content: Content) -> some View { content.brightness(amount) }
}

public struct _SaturationEffect: ViewModifier {
    public var amount: Double

    public init(amount: Double) {
        self.amount = amount
    }

    public func body(content: Content) -> some View { content.saturation(amount) }
}

public struct _HueRotationEffect: ViewModifier {
    public var angle: Angle

    public init(angle: Angle) {
        self.angle = angle
    }

    public func body(content: Content) -> some View { content.hueRotation(angle) }
}

public struct _AppearanceActionModifier: ViewModifier {
    public var appear: (() -> Void)?
    public var disappear: (() -> Void)?

    public init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
        self.appear = appear
        self.disappear = disappear
    }

    public func body(content: Content) -> some View {
        content.onAppear(perform: appear).onDisappear(perform: disappear)
    }
}

public struct _BackgroundModifier<Background: View>: ViewModifier {
    public var background: Background
    public var alignment: Alignment

    public init(background: Background, alignment: Alignment = .center) {
        self.background = background
        self.alignment = alignment
    }

    public func body(content: Content) -> some View { content.background(background, alignment: alignment) }
}

public struct _OverlayModifier<Overlay: View>: ViewModifier {
    public var overlay: Overlay
    public var alignment: Alignment

    public init(overlay: Overlay, alignment: Alignment = .center) {
        self.overlay = overlay
        self.alignment = alignment
    }

    public func body(content: Content) -> some View { content.overlay(overlay, alignment: alignment) }
}
