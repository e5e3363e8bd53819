public import Foundation

public nonisolated struct StandardTimelineSchedule: TimelineSchedule, Sendable {}

extension TimelineSchedule where Self == StandardTimelineSchedule {
    public static var animation: StandardTimelineSchedule { StandardTimelineSchedule() }
    public static var everyMinute: StandardTimelineSchedule { StandardTimelineSchedule() }
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> StandardTimelineSchedule { StandardTimelineSchedule() }
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> StandardTimelineSchedule {
        StandardTimelineSchedule()
    }
    public static func explicit<S: Sequence>(_ dates: S) -> StandardTimelineSchedule where S.Element == Date {
        StandardTimelineSchedule()
    }
}
