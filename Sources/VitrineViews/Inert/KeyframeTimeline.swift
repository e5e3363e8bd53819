/// Values that follow keyframes by their times; they stay what they start from, as in a picture, and take no time.
public nonisolated struct KeyframeTimeline<Value> {
    private let initialValue: Value

    public init<Content: Keyframes<Value>>(
        initialValue: Value, @KeyframesBuilder<Value> content: () -> Content
    ) {
        self.initialValue = initialValue
    }

    public var duration: Double { 0 }

    public func value(progress: Double) -> Value { initialValue }

    public func value(time: Double) -> Value { initialValue }
}
