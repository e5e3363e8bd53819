public nonisolated struct MappedGesture<Base: Gesture, Value>: Gesture {
    public typealias Body = Never
}
