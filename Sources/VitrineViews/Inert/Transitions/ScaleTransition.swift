import Foundation

/// A view grows from a size, and shrinks to it.
public nonisolated struct ScaleTransition: Transition, Sendable {
    public var scale: Double
    public var anchor: UnitPoint

    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
    }
}

nonisolated extension Transition where Self == ScaleTransition {
    public static var scale: ScaleTransition { ScaleTransition(0) }

    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}
