public import Foundation

/// Every so many seconds from a date on.
public nonisolated struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }

    /// The dates of the schedule from the last one that is not after a date.
    public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
        let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        let first = passed.isFinite ? start.addingTimeInterval(passed * interval) : startDate
        return sequence(first: first) { [interval] in
            interval.isFinite ? $0.addingTimeInterval(interval) : nil
        }
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}
