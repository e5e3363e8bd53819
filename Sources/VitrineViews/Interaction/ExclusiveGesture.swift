/// Two gestures of which only one happens, the first one if it can.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: RecognizingGesture {
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }
    public typealias Body = Never

    private let first: First
    private let second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor package func phases(of touches: TouchSequence) -> [GesturePhase<Value>] {
        let phases = first.recognizedPhases(of: touches)
        guard phases.isEmpty else { return phases.map { $0.map(Value.first) } }
        return second.recognizedPhases(of: touches).map { $0.map(Value.second) }
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
