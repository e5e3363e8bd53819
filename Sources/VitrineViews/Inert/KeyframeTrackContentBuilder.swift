/// Takes the keyframes of a track, which are never run through.
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
