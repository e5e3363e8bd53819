/// Values over time.
public nonisolated protocol Keyframes<Value> {
    associatedtype Value
}
