public import Foundation

/// Changes of a view that leave its layout alone.
public nonisolated protocol VisualEffect: Sendable {}

/// A view as a visual effect sees it first.
public nonisolated struct EmptyVisualEffect: VisualEffect {
    public init() {}
}

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

    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding(.effect(.blur(Double(radius))))
    }

    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.effect(.rotation(angle, anchor: anchor)))
    }

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
    public func brightness(_ amount: Double) -> some VisualEffect { adding(.effect(.colors(.brightness(amount)))) }

    public func contrast(_ amount: Double) -> some VisualEffect { adding(.effect(.colors(.contrast(amount)))) }

    public func saturation(_ amount: Double) -> some VisualEffect { adding(.effect(.colors(.saturation(amount)))) }

    public func grayscale(_ amount: Double) -> some VisualEffect { adding(.effect(.colors(.grayscale(amount)))) }

    public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.effect(.colors(.hueRotation(angle)))) }
}

extension View {
    /// Changes how the view looks, depending on where it lies and how large it is.
    public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(GeometryDependentEffect { effect(EmptyVisualEffect(), $0).changes })
    }

    /// Shows the view as it is when it has come to rest in the middle of its scroll view.
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        VisuallyChanged(content: self, changes: transition(EmptyVisualEffect(), .identity).changes)
    }
}

/// What a visual effect does to a view, one change after the other.
nonisolated struct VisualChanges: VisualEffect {
    enum Change: Hashable, Sendable {
        case opacity(Double)
        case offset(x: Double, y: Double)
        case effect(VisualChange)
    }

    var changes: [Change]
}

extension VisualEffect {
    var changes: [VisualChanges.Change] { (self as? VisualChanges)?.changes ?? [] }

    fileprivate func adding(_ change: VisualChanges.Change) -> VisualChanges {
        VisualChanges(changes: changes + [change])
    }
}

/// Looks at a view's place, and changes its look in the next pass.
private struct GeometryDependentEffect: ViewModifier {
    let effect: @Sendable (GeometryProxy) -> [VisualChanges.Change]
    @State private var changes: [VisualChanges.Change] = []

    func body(content: Content) -> some View {
        VisuallyChanged(
            content: content.onGeometryChange(for: [VisualChanges.Change].self, of: effect) { changes = $0 },
            changes: changes)
    }
}

/// A view with some visual changes.
struct VisuallyChanged<Content: View>: PrimitiveView {
    let content: Content
    let changes: [VisualChanges.Change]

    var primitive: Primitive {
        .made { _ in
            var view: any View = content
            for change in changes { view = Self.changed(view, by: change) }
            return view
        }
    }

    private static func changed(_ view: some View, by change: VisualChanges.Change) -> any View {
        switch change {
        case .opacity(let opacity): view.modified(by: .opacity(opacity))
        case .offset(let x, let y): view.modified(by: .offset(x: x, y: y))
        case .effect(let effect): view.modified(by: .effect(effect))
        }
    }
}
