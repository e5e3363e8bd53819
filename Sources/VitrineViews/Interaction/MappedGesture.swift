/// A gesture whose values are changed by a function, as `map(_:)` makes it.
public nonisolated struct MappedGesture<Base: Gesture, Value>: RecognizingGesture {
    public typealias Body = Never

    let base: Base
    let change: (Base.Value) -> Value

    @MainActor package func phases(of touches: TouchSequence) -> [GesturePhase<Value>] {
        base.recognizedPhases(of: touches).map { $0.map(change) }
    }
}
