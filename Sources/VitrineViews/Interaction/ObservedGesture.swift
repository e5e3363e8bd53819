/// A gesture that something is done with.
public nonisolated struct ObservedGesture<Base: Gesture>: RecognizingGesture {
    public typealias Value = Base.Value
    public typealias Body = Never

    let base: Base
    let observe: (inout GesturePhase<Base.Value>) -> Void

    @MainActor package func phases(of touches: TouchSequence) -> [GesturePhase<Base.Value>] {
        base.recognizedPhases(of: touches).map { phase in
            var phase = phase
            observe(&phase)
            return phase
        }
    }
}
