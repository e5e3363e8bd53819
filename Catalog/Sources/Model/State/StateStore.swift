import Observation

/// A state that only actions change; views are functions of it.
///
/// ```swift
/// let store = StateStore(0) { (count: inout Int, action: CounterAction) in count += 1 }
/// store.send(.increment)
/// ```
@MainActor @Observable
public final class StateStore<Value, Message> {
    public private(set) var value: Value
    @ObservationIgnored private let reduce: (inout Value, Message) -> Void

    public init(_ value: Value, reduce: @escaping (inout Value, Message) -> Void) {
        self.value = value
        self.reduce = reduce
    }

    public func send(_ message: Message) {
        reduce(&value, message)
    }
}
