public import Foundation

/// A view that follows keyframes; a picture shows it with the value that it starts from.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>: View {
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

    public var body: some View { content(initialValue) }
}

extension View {
    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        content(PlaceholderContentView(self), initialValue)
    }

    public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        content(PlaceholderContentView(self), initialValue)
    }
}

/// Values over time.
public nonisolated protocol Keyframes<Value> {
    associatedtype Value
}

/// Values of one property over time.
public nonisolated struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent<Value>>:
    Keyframes
{
    public typealias Value = Root

    public init(@KeyframeTrackContentBuilder<Value> content: () -> Content) where Root == Value {}

    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {}
}

/// What a track consists of.
public nonisolated protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable
}

public nonisolated struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

public nonisolated struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {}
}

public nonisolated struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public init(
        _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
    ) {}
}

public nonisolated struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public init(_ to: Value) {}
}

/// Several keyframes or tracks.
public nonisolated struct KeyframeSequence<Value> {}

extension KeyframeSequence: Keyframes {}
extension KeyframeSequence: KeyframeTrackContent where Value: Animatable {}

@resultBuilder
public nonisolated enum KeyframesBuilder<Value> {
    public static func buildExpression(_ keyframes: some Keyframes<Value>) -> KeyframeSequence<Value> {
        KeyframeSequence()
    }

    public static func buildExpression(
        _ content: some KeyframeTrackContent<Value>
    ) -> KeyframeSequence<Value> where Value: Animatable { KeyframeSequence() }

    public static func buildBlock(_ parts: KeyframeSequence<Value>...) -> KeyframeSequence<Value> {
        KeyframeSequence()
    }
}

@resultBuilder
public nonisolated enum KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression(
        _ content: some KeyframeTrackContent<Value>
    ) -> KeyframeSequence<Value> { KeyframeSequence() }

    public static func buildBlock(_ parts: KeyframeSequence<Value>...) -> KeyframeSequence<Value> {
        KeyframeSequence()
    }

    public static func buildOptional(_ part: KeyframeSequence<Value>?) -> KeyframeSequence<Value> {
        KeyframeSequence()
    }

    public static func buildEither(first part: KeyframeSequence<Value>) -> KeyframeSequence<Value> { part }

    public static func buildEither(second part: KeyframeSequence<Value>) -> KeyframeSequence<Value> { part }

    public static func buildArray(_ parts: [KeyframeSequence<Value>]) -> KeyframeSequence<Value> {
        KeyframeSequence()
    }
}
