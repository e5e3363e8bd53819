/// How far one would scroll at once.
public nonisolated struct ScrollTargetBehaviorProperties: Sendable {
    public var limitsScrolls = false

    public init() {}
}
