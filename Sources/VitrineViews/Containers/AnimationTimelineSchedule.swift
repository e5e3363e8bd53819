public import Foundation

/// As often as the display changes.
public nonisolated struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: Double

    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = paused ? .infinity : minimumInterval ?? 1 / 60
    }

    public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
        PeriodicTimelineSchedule(from: startDate, by: interval).entries(from: startDate, mode: mode)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
