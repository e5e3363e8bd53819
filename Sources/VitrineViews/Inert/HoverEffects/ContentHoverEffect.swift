/// An effect that a closure makes, which is never called.
public nonisolated struct ContentHoverEffect<Effect: HoverEffectContent>: CustomHoverEffect {
    public func body(content: Content) -> some CustomHoverEffect { content }
}

nonisolated extension CustomHoverEffect {
    public static func hoverEffect<Effect: HoverEffectContent>(
        in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
        body: @escaping (EmptyHoverEffectContent, Bool, GeometryProxy) -> Effect
    ) -> ContentHoverEffect<Effect> where Self == ContentHoverEffect<Effect> { ContentHoverEffect() }
}
