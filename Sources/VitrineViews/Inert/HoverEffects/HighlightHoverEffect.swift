/// A platter behind the view, which is never seen.
public nonisolated struct HighlightHoverEffect: CustomHoverEffect, Sendable {
    public init() {}

    public func body(content: Content) -> some CustomHoverEffect { content }
}

nonisolated extension CustomHoverEffect where Self == HighlightHoverEffect {
    public static var highlight: HighlightHoverEffect { HighlightHoverEffect() }
}
