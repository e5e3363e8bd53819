public import Foundation

/// When a timeline would change; a picture shows one moment.
public nonisolated protocol TimelineSchedule {
    associatedtype Entries: Sequence where Entries.Element == Date
    typealias Mode = TimelineScheduleMode

    func entries(from startDate: Date, mode: Mode) -> Entries
}
