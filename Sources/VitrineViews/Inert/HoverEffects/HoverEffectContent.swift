public import Foundation

/// What a view would become below a pointer.
public nonisolated protocol HoverEffectContent {}

nonisolated extension HoverEffectContent {
    /// Without effect: no pointer hovers over a picture.
    public func animation<Effect: HoverEffectContent>(
        _ animation: Animation?, body: (EmptyHoverEffectContent) -> Effect
    ) -> some HoverEffectContent { self }

    /// Without effect: no pointer hovers over a picture.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some HoverEffectContent {
        self
    }

    /// Without effect: no pointer hovers over a picture.
    public func offset(_ offset: CGSize) -> some HoverEffectContent { self }

    /// Without effect: no pointer hovers over a picture.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some HoverEffectContent { self }

    /// Without effect: no pointer hovers over a picture.
    public func opacity(_ opacity: Double) -> some HoverEffectContent { self }

    /// Without effect: no pointer hovers over a picture.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some HoverEffectContent {
        self
    }

    /// Without effect: no pointer hovers over a picture.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some HoverEffectContent {
        self
    }

    /// Without effect: no pointer hovers over a picture.
    public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some HoverEffectContent { self }

    /// Without effect: no pointer hovers over a picture.
    public func transformEffect(_ transform: CGAffineTransform) -> some HoverEffectContent { self }
}
