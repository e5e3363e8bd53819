/// A gesture that changes a value while it lasts; afterwards the value is as it was at first.
public nonisolated struct GestureStateGesture<Base: Gesture, State>: RecognizingGesture {
    public typealias Value = Base.Value
    public typealias Body = Never

    let base: Base
    let state: GestureState<State>
    let change: (Base.Value, inout State, inout Transaction) -> Void

    @MainActor package func phases(of touches: TouchSequence) -> [GesturePhase<Base.Value>] {
        base.recognizedPhases(of: touches).map { phase in
            var phase = phase
            let value = phase.value
            if phase.isEnd {
                phase.effects.append { state.reset() }
            } else {
                phase.effects.append {
                    var transaction = Transaction()
                    state.change { change(value, &$0, &transaction) }
                }
            }
            return phase
        }
    }
}
