/// A gesture of the language, which knows its values.
package protocol RecognizingGesture<Value>: Gesture {
    /// The phases that the gesture goes through in the course of some touches; empty where they are another gesture.
    @MainActor func phases(of touches: TouchSequence) -> [GesturePhase<Value>]
}

nonisolated extension Gesture {
    /// The phases of any gesture; one that has a body goes through those of its body.
    @MainActor
    package func recognizedPhases(of touches: TouchSequence) -> [GesturePhase<Value>] {
        if let gesture = self as? any RecognizingGesture<Value> { return gesture.phases(of: touches) }
        guard Body.self != Never.self else { return [] }
        return body.recognizedPhases(of: touches) as? [GesturePhase<Value>] ?? []
    }
}
