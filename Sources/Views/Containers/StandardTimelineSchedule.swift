public import Foundation

/// A schedule of any kind: a picture shows one moment of it, the reference date of 1 January 2001.
public nonisolated struct StandardTimelineSchedule: TimelineSchedule, Sendable {}

extension TimelineSchedule where Self == StandardTimelineSchedule {
    /// As often as the display changes; a picture shows one moment.
    public static var animation: StandardTimelineSchedule { StandardTimelineSchedule() }
    /// At the start of each minute; a picture shows one moment.
    public static var everyMinute: StandardTimelineSchedule { StandardTimelineSchedule() }
    /// As often as the display changes, at most once in the interval; a picture shows one moment.
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> StandardTimelineSchedule { StandardTimelineSchedule() }
    /// Every so many seconds from a date on; a picture shows one moment, which is not the start date.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> StandardTimelineSchedule {
        StandardTimelineSchedule()
    }
    /// At the dates of a list; a picture shows one moment, which need not be among them.
    public static func explicit<S: Sequence>(_ dates: S) -> StandardTimelineSchedule where S.Element == Date {
        StandardTimelineSchedule()
    }
}
