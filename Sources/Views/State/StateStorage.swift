/// One state's current value.
final class StateStorage<Value> {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }
}
