public import Foundation

/// A view comes from a distance, and goes there.
public nonisolated struct OffsetTransition: Transition, Sendable {
    public var offset: CGSize

    public init(_ offset: CGSize) {
        self.offset = offset
    }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

nonisolated extension Transition where Self == OffsetTransition {
    public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}
