public nonisolated struct AnyGesture<Value>: RecognizingGesture {
    public typealias Body = Never

    private let gesture: any Gesture<Value>

    public init<Base: Gesture>(_ gesture: Base) where Base.Value == Value {
        self.gesture = gesture
    }

    @MainActor package func phases(of touches: TouchSequence) -> [GesturePhase<Value>] {
        gesture.recognizedPhases(of: touches)
    }
}
