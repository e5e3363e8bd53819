/// A gesture that has to succeed before another one begins.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: RecognizingGesture {
    public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }
    public typealias Body = Never

    private let first: First
    private let second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor package func phases(of touches: TouchSequence) -> [GesturePhase<Value>] {
        let beginning = first.recognizedPhases(of: touches)
        var phases = beginning.filter { !$0.isEnd }.map { $0.map(Value.first) }
        guard let end = beginning.last, end.isEnd else { return phases }
        phases.append(GesturePhase(value: .second(end.value, nil), effects: end.effects))
        phases += second.recognizedPhases(of: touches).map { $0.map { .second(end.value, $0) } }
        return phases
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
