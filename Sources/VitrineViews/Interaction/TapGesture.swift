public nonisolated struct TapGesture: RecognizingGesture, Sendable {
    public typealias Value = Void
    public typealias Body = Never

    public var count: Int

    public init(count: Int = 1) {
        self.count = count
    }

    @MainActor package func phases(of touches: TouchSequence) -> [GesturePhase<Void>] {
        touches.taps == count ? GesturePhase.ended(()) : []
    }
}
