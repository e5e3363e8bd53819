/// A value that is called back with, at once or later.
public struct Async<Value> {
    public let run: (@escaping (Value) -> Void) -> Void

    /// - Parameter run: takes the function that it calls with the value.
    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
        self.run = run
    }

    public init(value: Value) {
        run = { $0(value) }
    }

    public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue> { callback in run { callback(transform($0)) } }
    }

    func flatMap<NewValue>(_ transform: @escaping (Value) -> Async<NewValue>) -> Async<NewValue> {
        Async<NewValue> { callback in run { transform($0).run(callback) } }
    }
}
