public import Foundation

/// Changes of a view that leave its layout alone.
public nonisolated protocol VisualEffect: Sendable {}

extension VisualEffect {
    public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity)) }

    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: s, y: s, anchor: anchor)
    }

    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some VisualEffect {
        adding(.effect(.scale(x: Double(x), y: Double(y), anchor: anchor)))
    }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        adding(.offset(x: Double(x), y: Double(y)))
    }

    public func offset(_ offset: CGSize) -> some VisualEffect {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Blurs the view by a Gaussian with a deviation in points; `opaque` is without effect, so edges become
    /// translucent.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding(.effect(.blur(Double(radius))))
    }

    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.effect(.rotation(angle, anchor: anchor)))
    }

    /// Turns the view about an axis without perspective, so that parallel lines stay parallel; `anchorZ` and
    /// `perspective` are without effect.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        adding(.effect(.turnedInSpace(angle, axis: axis, anchor: anchor)))
    }

    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        adding(.effect(.transform(transform)))
    }
}

extension VisualEffect {
    public func brightness(_ amount: Double) -> some VisualEffect {
        adding(.effect(.colors(.brightness(amount))))
    }

    public func contrast(_ amount: Double) -> some VisualEffect {
        adding(.effect(.colors(.contrast(amount))))
    }

    public func saturation(_ amount: Double) -> some VisualEffect {
        adding(.effect(.colors(.saturation(amount))))
    }

    public func grayscale(_ amount: Double) -> some VisualEffect {
        adding(.effect(.colors(.grayscale(amount))))
    }

    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        adding(.effect(.colors(.hueRotation(angle))))
    }
}

extension VisualEffect {
    var changes: [VisualChanges.Change] { (self as? VisualChanges)?.changes ?? [] }

    fileprivate func adding(_ change: VisualChanges.Change) -> VisualChanges {
        VisualChanges(changes: changes + [change])
    }
}
