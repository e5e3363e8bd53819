/// The effect of the platform, which is never seen.
public nonisolated struct AutomaticHoverEffect: CustomHoverEffect, Sendable {
    public init() {}

    public func body(content: Content) -> some CustomHoverEffect { content }
}

nonisolated extension CustomHoverEffect where Self == AutomaticHoverEffect {
    public static var automatic: AutomaticHoverEffect { AutomaticHoverEffect() }
}
