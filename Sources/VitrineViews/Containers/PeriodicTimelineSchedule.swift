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
        guard interval > 0, interval.isFinite else { return sequence(first: startDate) { _ in nil } }
        let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        return sequence(first: start.addingTimeInterval(passed * interval)) { [interval] in
            $0.addingTimeInterval(interval)
        }
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}
