/// A view that grows, which is never seen.
public nonisolated struct LiftHoverEffect: CustomHoverEffect, Sendable {
    public init() {}

    public func body(content: Content) -> some CustomHoverEffect { content }
}

nonisolated extension CustomHoverEffect where Self == LiftHoverEffect {
    public static var lift: LiftHoverEffect { LiftHoverEffect() }
}
