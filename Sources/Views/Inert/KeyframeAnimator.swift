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

/// A view that follows keyframes; a picture shows it with the value that it starts from.
public nonisolated struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>: View {
    private let initialValue: Value
    private let content: (Value) -> Content

    public init(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        self.content = content
    }

    public init(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.init(initialValue: initialValue, content: content, keyframes: keyframes)
    }

    @MainActor public var body: some View { content(initialValue) }
}
