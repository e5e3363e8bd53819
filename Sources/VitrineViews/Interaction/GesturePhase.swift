/// A moment of a gesture: its value then, and what is to be done.
package struct GesturePhase<Value> {
    package var value: Value
    /// Whether the gesture has succeeded with it.
    package var isEnd = false
    package var effects: [() -> Void] = []

    func map<Other>(_ change: (Value) -> Other) -> GesturePhase<Other> {
        GesturePhase<Other>(value: change(value), isEnd: isEnd, effects: effects)
    }
}

extension GesturePhase {
    /// The phases of a gesture that succeeds at once.
    static func ended(_ value: Value) -> [GesturePhase] { [GesturePhase(value: value, isEnd: true)] }
}
