/// A sound or a touch that a change would give.
public nonisolated struct SensoryFeedback: Hashable, Sendable {
    /// How heavy what touches would be.
    public struct Weight: Hashable, Sendable {
        private let name: String

        public static let light = Weight(name: "light")
        public static let medium = Weight(name: "medium")
        public static let heavy = Weight(name: "heavy")
    }

    /// How hard what touches would be.
    public struct Flexibility: Hashable, Sendable {
        private let name: String

        public static let rigid = Flexibility(name: "rigid")
        public static let solid = Flexibility(name: "solid")
        public static let soft = Flexibility(name: "soft")
    }

    /// What would be selected.
    public struct SelectionFeedback: Hashable, Sendable {
        private let name: String

        public static let on = SelectionFeedback(name: "on")
        public static let off = SelectionFeedback(name: "off")
        public static let minimum = SelectionFeedback(name: "minimum")
        public static let maximum = SelectionFeedback(name: "maximum")
    }

    /// What would be pressed.
    public struct PressFeedback: Hashable, Sendable {
        private let name: String

        public static let button = PressFeedback(name: "button")
        public static let buttonIconOnly = PressFeedback(name: "buttonIconOnly")
        public static let slider = PressFeedback(name: "slider")
        public static let tab = PressFeedback(name: "tab")
        public static let toggle = PressFeedback(name: "toggle")
    }

    /// What would be let go.
    public struct ReleaseFeedback: Hashable, Sendable {
        private let name: String

        public static let slider = ReleaseFeedback(name: "slider")
    }

    private let name: String

    public static let success = SensoryFeedback(name: "success")
    public static let warning = SensoryFeedback(name: "warning")
    public static let error = SensoryFeedback(name: "error")
    public static let selection = SensoryFeedback(name: "selection")
    public static let increase = SensoryFeedback(name: "increase")
    public static let decrease = SensoryFeedback(name: "decrease")
    public static let start = SensoryFeedback(name: "start")
    public static let stop = SensoryFeedback(name: "stop")
    public static let alignment = SensoryFeedback(name: "alignment")
    public static let levelChange = SensoryFeedback(name: "levelChange")
    public static let pathComplete = SensoryFeedback(name: "pathComplete")
    public static let impact = SensoryFeedback(name: "impact")

    public static func selection(_ feedback: SelectionFeedback) -> SensoryFeedback { selection }
    public static func press(_ feedback: PressFeedback) -> SensoryFeedback { SensoryFeedback(name: "press") }
    public static func release(_ feedback: ReleaseFeedback) -> SensoryFeedback {
        SensoryFeedback(name: "release")
    }
    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback { impact }
    public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback { impact }
}
