/// Two gestures that may happen at the same time.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: RecognizingGesture {
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }
    public typealias Body = Never

    private let first: First
    private let second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor package func phases(of touches: TouchSequence) -> [GesturePhase<Value>] {
        let (firsts, seconds) = (first.recognizedPhases(of: touches), second.recognizedPhases(of: touches))
        let count = max(firsts.count, seconds.count)
        return (0..<count).map { index in
            let (one, other) = (Self.phase(index, of: firsts), Self.phase(index, of: seconds))
            return GesturePhase(
                value: Value(
                    first: one?.value ?? firsts.last?.value, second: other?.value ?? seconds.last?.value),
                isEnd: index == count - 1 && (firsts.last?.isEnd == true || seconds.last?.isEnd == true),
                effects: (one?.effects ?? []) + (other?.effects ?? []))
        }
    }

    private static func phase<Value>(_ index: Int, of phases: [GesturePhase<Value>]) -> GesturePhase<Value>? {
        phases.indices.contains(index) ? phases[index] : nil
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
