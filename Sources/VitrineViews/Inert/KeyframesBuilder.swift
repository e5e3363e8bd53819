/// Takes the tracks of an animation, which is never run.
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
