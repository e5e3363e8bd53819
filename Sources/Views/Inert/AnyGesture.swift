public nonisolated struct AnyGesture<Value>: Gesture {
    public typealias Body = Never

    public init<Base: Gesture>(_ gesture: Base) where Base.Value == Value {}
}
