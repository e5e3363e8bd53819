/// What a custom effect is made of: no change.
public nonisolated struct EmptyHoverEffect: CustomHoverEffect, Sendable {
    public init() {}

    public func body(content: Content) -> EmptyHoverEffect { content }
}

nonisolated extension CustomHoverEffect where Self == EmptyHoverEffect {
    public static var empty: EmptyHoverEffect { EmptyHoverEffect() }
}
