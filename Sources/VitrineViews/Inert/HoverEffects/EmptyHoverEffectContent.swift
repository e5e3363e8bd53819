/// What the content of an effect is made of: no change.
public nonisolated struct EmptyHoverEffectContent: HoverEffectContent, Sendable {}
