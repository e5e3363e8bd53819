/// What a finger does; nothing happens in a picture.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture

    var body: Body { get }
}

extension Gesture where Body == Never {
    public var body: Never { preconditionFailure("nothing touches a picture") }
}

nonisolated extension Gesture {
    public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }

    public func onChanged(_ action: @escaping (Value) -> Void) -> Self where Value: Equatable { self }

    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture()
    }

    public func map<Mapped>(_ body: @escaping (Value) -> Mapped) -> MappedGesture<Self, Mapped> {
        MappedGesture()
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
}

extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
    public typealias Body = Never
}
