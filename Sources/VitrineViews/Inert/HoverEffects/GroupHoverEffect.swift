/// Activates a group of effects, which are never seen.
public nonisolated struct GroupHoverEffect: CustomHoverEffect, Sendable {
    public func body(content: Content) -> some CustomHoverEffect { content }
}

nonisolated extension CustomHoverEffect where Self == GroupHoverEffect {
    public static func hoverEffectGroup(_ group: HoverEffectGroup?) -> GroupHoverEffect { GroupHoverEffect() }

    public static func hoverEffectGroup(
        id: String? = nil, in namespace: Namespace.ID, behavior: HoverEffectGroup.Behavior = .activatesGroup
    ) -> GroupHoverEffect { GroupHoverEffect() }
}
