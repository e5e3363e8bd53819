public import Foundation

nonisolated extension View {
    /// Blurs the view by a Gaussian with a deviation in points; `opaque` is without effect, so edges become
    /// translucent.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modified(by: .effect(.blur(Double(radius))))
    }

    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: s, y: s, anchor: anchor)
    }

    public func scaleEffect(
        x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
    ) -> some View {
        modified(by: .effect(.scale(x: Double(x), y: Double(y), anchor: anchor)))
    }

    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modified(by: .effect(.rotation(angle, anchor: anchor)))
    }

    /// Turns the view in space, seen from infinitely far away.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        modified(by: .effect(.turnedInSpace(angle, axis: axis, anchor: anchor)))
    }

    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modified(by: .effect(.transform(transform)))
    }

    public func blendMode(_ blendMode: BlendMode) -> some View {
        modified(by: .effect(.blend(blendMode)))
    }

    public func compositingGroup() -> some View {
        modified(by: .effect(.group))
    }

    /// Makes the view see-through; 0 keeps its place.
    public func opacity(_ opacity: Double) -> some View {
        modified(by: .opacity(opacity))
    }

    /// Puts a blurred copy behind the view; the radius is the Gaussian's deviation in points.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View {
        modified(by: .shadow(color, radius: Double(radius), x: Double(x), y: Double(y)))
    }

    /// Keeps the view's place and draws nothing.
    public func hidden() -> some View {
        modified(by: .hidden)
    }
}

extension VisualChange {
    /// What a turn in space looks like from infinitely far away.
    nonisolated static func turnedInSpace(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint
    ) -> VisualChange {
        let cosine = cos(angle.radians)
        let turnsFlat = axis.x == 0 && axis.y == 0
        return turnsFlat
            ? .rotation(axis.z < 0 ? -angle : angle, anchor: anchor)
            : .scale(x: axis.y == 0 ? 1 : cosine, y: axis.x == 0 ? 1 : cosine, anchor: anchor)
    }
}
