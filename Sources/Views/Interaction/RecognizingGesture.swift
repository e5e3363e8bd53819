/// A gesture of the language, which knows its values.
package protocol RecognizingGesture<Value>: Gesture {
    /// What the gesture comes to in the course of some touches; empty where they are another gesture.
    @MainActor func phases(of touches: TouchSequence) -> [GesturePhase<Value>]
}

nonisolated extension Gesture {
    /// What any gesture comes to; one that consists of another does what that does.
    @MainActor
    package func recognizedPhases(of touches: TouchSequence) -> [GesturePhase<Value>] {
        if let gesture = self as? any RecognizingGesture<Value> { return gesture.phases(of: touches) }
        guard Body.self != Never.self else { return [] }
        return body.recognizedPhases(of: touches) as? [GesturePhase<Value>] ?? []
    }
}
