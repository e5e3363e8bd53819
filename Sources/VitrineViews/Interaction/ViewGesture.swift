/// A gesture of a view with its rank among those of the views inside and around.
package struct ViewGesture {
    package enum Priority { case standard, high, simultaneous }

    package var priority: Priority
    /// Whether the gestures of the views inside count.
    package var includesSubviews: Bool
    private var gesture: any Gesture

    init?<G: Gesture>(_ gesture: G, _ priority: Priority, including mask: GestureMask = .all) {
        guard mask.contains(.gesture) else { return nil }
        self.priority = priority
        includesSubviews = mask.contains(.subviews)
        self.gesture = gesture
    }

    /// The moments of the gesture, each with what is to be done then; empty where the touches are another gesture.
    @MainActor package func moments(of touches: TouchSequence) -> [[() -> Void]] {
        Self.moments(of: gesture, touches)
    }

    @MainActor private static func moments<G: Gesture>(of gesture: G, _ touches: TouchSequence) -> [[() ->
        Void]]
    {
        gesture.recognizedPhases(of: touches).map(\.effects)
    }
}

nonisolated extension View {
    func recognizing(_ gesture: ViewGesture?) -> Modified<Self> {
        modified(by: .interactions(gesture.map { [.gesture($0)] } ?? []))
    }
}
