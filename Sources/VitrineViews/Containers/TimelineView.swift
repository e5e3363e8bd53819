public import Foundation

/// A view that changes with time; a picture shows one fixed moment.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    public struct Context {
        public enum Cadence: Comparable, Sendable {
            case live, seconds, minutes
        }

        public let date: Date
        public var cadence: Cadence { .live }
    }

    private let content: (TimelineViewDefaultContext) -> Content

    /// A view of one moment, whatever the schedule: in a preview that of all previews, in a definition the reference date of
    /// 1 January 2001.
    public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.content = content
    }

    @MainActor public var body: some View {
        let moment = Resources.current?.date ?? Date(timeIntervalSinceReferenceDate: 0)
        return content(TimelineViewDefaultContext(date: moment))
    }
}

/// The context of every timeline's content; it does not depend on the content's type, which is inferred from it.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context
