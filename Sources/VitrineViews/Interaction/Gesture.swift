/// A gesture of fingers; a picture is never touched, but a test may touch.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// That of the body, where a gesture consists of others.
    associatedtype Value = Body.Value
    associatedtype Body: Gesture

    var body: Body { get }
}

extension Gesture where Body == Never {
    public var body: Never { preconditionFailure("a gesture of the language consists of no other") }
}

nonisolated extension Gesture {
    public func onEnded(_ action: @escaping (Value) -> Void) -> ObservedGesture<Self> {
        ObservedGesture(base: self) { phase in
            let value = phase.value
            if phase.isEnd { phase.effects.append { action(value) } }
        }
    }

    public func onChanged(_ action: @escaping (Value) -> Void) -> ObservedGesture<Self>
    where Value: Equatable {
        ObservedGesture(base: self) { phase in
            let value = phase.value
            if !phase.isEnd { phase.effects.append { action(value) } }
        }
    }

    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, change: body)
    }

    public func map<Mapped>(_ body: @escaping (Value) -> Mapped) -> MappedGesture<Self, Mapped> {
        MappedGesture(base: self, change: body)
    }

    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

extension Never: Gesture {
    public typealias Value = Never
    public typealias Body = Never
}

extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
    public typealias Body = Never
}

extension Optional: RecognizingGesture where Wrapped: Gesture {
    package func phases(of touches: TouchSequence) -> [GesturePhase<Wrapped.Value>] {
        map { $0.recognizedPhases(of: touches) } ?? []
    }
}
