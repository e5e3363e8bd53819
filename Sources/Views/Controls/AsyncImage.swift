public import Foundation

/// A picture from the network, which a picture of a component never waits for: its placeholder.
public struct AsyncImage<Content: View>: View {
    private let content: Content

    public init(url: URL?, scale: CGFloat = 1) where Content == Image? {
        self.content = nil
    }

    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == ConditionalContent<I, P> {
        self.content = ViewBuilder.buildEither(second: placeholder())
    }

    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.content = content(.empty)
    }

    public var body: some View {
        if Content.self == Image?.self {
            Color(white: 0.5, opacity: 0.2)
        } else {
            content
        }
    }
}

/// How far a picture from the network has come.
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}

/// A view that changes with time; a picture shows one fixed moment.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    public struct Context {
        public enum Cadence: Comparable, Sendable {
            case live, seconds, minutes
        }

        public let date: Date
        public var cadence: Cadence { .live }
    }

    private let content: (TimelineViewDefaultContext) -> Content

    public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.content = content
    }

    public var body: some View {
        content(TimelineViewDefaultContext(date: Date(timeIntervalSinceReferenceDate: 0)))
    }
}

/// What the content of every timeline is handed; it does not depend on the content's type, which is inferred from it.
public typealias TimelineViewDefaultContext = TimelineView<StandardTimelineSchedule, Never>.Context

/// When a timeline would change.
public nonisolated protocol TimelineSchedule {}

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
