/// How a view would look below a pointer, as a user has it; no pointer hovers over a picture, so nothing asks for the body.
public nonisolated protocol CustomHoverEffect {
    associatedtype Body: CustomHoverEffect
    typealias Content = EmptyHoverEffect

    func body(content: Content) -> Body
}

nonisolated extension CustomHoverEffect {
    /// Without effect: no pointer hovers over a picture.
    public func hoverEffect(
        _ effect: some CustomHoverEffect, in group: HoverEffectGroup? = nil, isEnabled: Bool = true
    ) -> some CustomHoverEffect { self }

    /// Without effect: no pointer hovers over a picture, and the body is not asked for.
    public func hoverEffect<Effect: HoverEffectContent>(
        in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
        body: @escaping (EmptyHoverEffectContent, Bool, GeometryProxy) -> Effect
    ) -> some CustomHoverEffect { self }

    /// Without effect: no pointer hovers over a picture.
    public func hoverEffectDisabled(_ isDisabled: Bool = true) -> some CustomHoverEffect { self }

    /// Without effect: no pointer hovers over a picture.
    public func hoverEffectGroup(_ group: HoverEffectGroup?) -> some CustomHoverEffect { self }

    /// Without effect: no pointer hovers over a picture.
    public func hoverEffectGroup(
        id: String? = nil, in namespace: Namespace.ID, behavior: HoverEffectGroup.Behavior = .activatesGroup
    ) -> some CustomHoverEffect { self }
}
