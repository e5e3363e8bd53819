public nonisolated struct TapGesture: Gesture, Sendable {
    public typealias Value = Void
    public typealias Body = Never

    public var count: Int

    public init(count: Int = 1) {
        self.count = count
    }
}
