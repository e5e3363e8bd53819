// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

public import Foundation

public enum EKEntityType: UInt, Sendable {
    case event, reminder
}

public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, fullAccess, writeOnly

    public static let authorized = EKAuthorizationStatus.fullAccess
}

public enum EKSpan: Int, Sendable {
    case thisEvent, futureEvents
}

public typealias EKEventStoreRequestAccessCompletionHandler = @Sendable (Bool, (any Error)?) -> Void
public typealias EKEventSearchCallback = (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void

/// The calendars of a device, which nobody may read: there is none, and nothing is kept.
open class EKEventStore: NSObject, @unchecked Sendable {
    override public init() {}

    public convenience init(sources: [EKSource]) {
        self.init()
    }

    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }

    open var eventStoreIdentifier: String { "" }
    open var sources: [EKSource] { [] }
    open var delegateSources: [EKSource] { [] }
    open var defaultCalendarForNewEvents: EKCalendar? { nil }

    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }

    /// Nobody is asked, as by the following ones.
    open func requestAccess(
        to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler
    ) {
        completion(false, nil)
    }

    open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }

    open func requestFullAccessToEvents(
        completion: @escaping EKEventStoreRequestAccessCompletionHandler
    ) {
        completion(false, nil)
    }

    open func requestFullAccessToEvents() async throws -> Bool { false }

    open func requestWriteOnlyAccessToEvents(
        completion: @escaping EKEventStoreRequestAccessCompletionHandler
    ) {
        completion(false, nil)
    }

    open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }

    open func requestFullAccessToReminders(
        completion: @escaping EKEventStoreRequestAccessCompletionHandler
    ) {
        completion(false, nil)
    }

    open func requestFullAccessToReminders() async throws -> Bool { false }

    open func source(withIdentifier identifier: String) -> EKSource? { nil }

    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }

    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }

    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }

    open func event(withIdentifier identifier: String) -> EKEvent? { nil }

    /// - Throws: always, as the following ones: nothing may be written.
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
        throw EKError(.eventStoreNotAuthorized)
    }

    open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
        throw EKError(.eventStoreNotAuthorized)
    }

    open func save(_ event: EKEvent, span: EKSpan) throws { throw EKError(.eventStoreNotAuthorized) }

    open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
        throw EKError(.eventStoreNotAuthorized)
    }

    open func remove(_ event: EKEvent, span: EKSpan) throws { throw EKError(.eventStoreNotAuthorized) }

    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
        throw EKError(.eventStoreNotAuthorized)
    }

    open func save(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }

    open func remove(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }

    open func commit() throws { throw EKError(.eventStoreNotAuthorized) }

    open func reset() {}

    open func refreshSourcesIfNecessary() {}

    /// Events that begin before the end and end after the start.
    open func predicateForEvents(
        withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
    ) -> NSPredicate {
        NSPredicate { event, _ in
            guard let event = event as? EKEvent, let start = event.startDate, let end = event.endDate else {
                return false
            }
            return start < endDate && end > startDate
        }
    }

    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: true) }

    open func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate {
        NSPredicate { reminder, _ in (reminder as? EKReminder)?.isCompleted == false }
    }

    open func predicateForCompletedReminders(
        withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate {
        NSPredicate { reminder, _ in (reminder as? EKReminder)?.isCompleted == true }
    }

    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }

    /// The callback is not called.
    open func enumerateEvents(matching predicate: NSPredicate, using block: EKEventSearchCallback) {}

    @discardableResult
    open func fetchReminders(
        matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void
    ) -> Any {
        completion([])
        return NSObject()
    }

    open func cancelFetchRequest(_ fetchIdentifier: Any) {}
}

extension Notification.Name {
    public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}

/// Why nothing of a calendar is written; here that nobody may.
public struct EKError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case eventNotMutable, noCalendar, noStartDate, noEndDate, datesInverted, internalFailure
        case calendarReadOnly, durationGreaterThanRecurrence, alarmGreaterThanRecurrence
        case startDateTooFarInFuture, startDateCollidesWithOtherOccurrence, objectBelongsToDifferentStore
        case invitesCannotBeMoved, invalidSpan, calendarHasNoSource, calendarSourceCannotBeModified
        case calendarIsImmutable, sourceDoesNotAllowCalendarAddDelete, recurringReminderRequiresDueDate
        case structuredLocationsNotSupported, reminderLocationsNotSupported
        case alarmProximityNotSupported, calendarDoesNotAllowEvents, calendarDoesNotAllowReminders
        case sourceDoesNotAllowReminders, sourceDoesNotAllowEvents, priorityIsInvalid, invalidEntityType
        case procedureAlarmsNotMutable, eventStoreNotAuthorized, osNotSupported

        /// Lets a `catch` name the code.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? EKError)?.code == code }
    }

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }

    public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
    public static let errorDomain = "EKErrorDomain"
}
