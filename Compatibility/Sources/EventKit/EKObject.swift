public import CoreGraphics
public import CoreLocation
public import Foundation

/// Something of a calendar, which keeps what it is told.
open class EKObject: NSObject, @unchecked Sendable {
    open var hasChanges: Bool { false }
    open var isNew: Bool { true }

    override init() {}

    open func reset() {}

    open func rollback() {}

    @discardableResult
    open func refresh() -> Bool { false }
}

public enum EKCalendarType: Int, Sendable {
    case local, calDAV, exchange, subscription, birthday
}

public enum EKSourceType: Int, Sendable {
    case local, exchange, calDAV, mobileMe, subscribed, birthdays
}

public struct EKCalendarEventAvailabilityMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let busy = EKCalendarEventAvailabilityMask(rawValue: 1)
    public static let free = EKCalendarEventAvailabilityMask(rawValue: 2)
    public static let tentative = EKCalendarEventAvailabilityMask(rawValue: 4)
    public static let unavailable = EKCalendarEventAvailabilityMask(rawValue: 8)
}

public struct EKEntityMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let event = EKEntityMask(rawValue: 1)
    public static let reminder = EKEntityMask(rawValue: 2)
}

/// Whose calendars these are; a device has none here.
open class EKSource: EKObject, @unchecked Sendable {
    public let sourceIdentifier = UUID().uuidString
    open var sourceType: EKSourceType { .local }
    open var title: String { "" }
    open var isDelegate: Bool { false }

    open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}

/// A calendar that an app makes and that nobody keeps.
open class EKCalendar: EKObject, @unchecked Sendable {
    public let calendarIdentifier = UUID().uuidString
    open var title = ""
    open var source: EKSource!
    open var cgColor: CGColor!
    open var type: EKCalendarType { .local }
    open var allowsContentModifications: Bool { true }
    open var isSubscribed: Bool { false }
    open var isImmutable: Bool { false }
    open var supportedEventAvailabilities: EKCalendarEventAvailabilityMask { [] }
    public let allowedEntityTypes: EKEntityMask

    public init(for entityType: EKEntityType, eventStore: EKEventStore) {
        allowedEntityTypes = entityType == .event ? .event : .reminder
    }
}

/// What events and reminders have in common.
open class EKCalendarItem: EKObject, @unchecked Sendable {
    public let calendarItemIdentifier = UUID().uuidString
    open var calendarItemExternalIdentifier: String! { nil }
    open var calendar: EKCalendar!
    open var title: String! = ""
    open var location: String?
    open var notes: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var alarms: [EKAlarm]?
    open var recurrenceRules: [EKRecurrenceRule]?
    open var creationDate: Date? { nil }
    open var lastModifiedDate: Date? { nil }
    open var attendees: [EKParticipant]? { nil }
    open var hasAlarms: Bool { alarms?.isEmpty == false }
    open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
    open var hasAttendees: Bool { false }
    open var hasNotes: Bool { notes?.isEmpty == false }

    open func addAlarm(_ alarm: EKAlarm) {
        alarms = (alarms ?? []) + [alarm]
    }

    open func removeAlarm(_ alarm: EKAlarm) {
        alarms?.removeAll { $0 === alarm }
    }

    open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
        recurrenceRules = (recurrenceRules ?? []) + [rule]
    }

    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) {
        recurrenceRules?.removeAll { $0 === rule }
    }
}

public enum EKEventAvailability: Int, Sendable {
    case notSupported = -1
    case busy, free, tentative, unavailable
}

public enum EKEventStatus: Int, Sendable {
    case none, confirmed, tentative, canceled
}

open class EKEvent: EKCalendarItem, @unchecked Sendable {
    open var eventIdentifier: String! { nil }
    open var startDate: Date!
    open var endDate: Date!
    open var isAllDay = false
    open var availability = EKEventAvailability.busy
    open var structuredLocation: EKStructuredLocation?
    open var status: EKEventStatus { .none }
    open var organizer: EKParticipant? { nil }
    open var isDetached: Bool { false }
    open var occurrenceDate: Date! { startDate }
    open var birthdayContactIdentifier: String? { nil }

    public init(eventStore: EKEventStore) {}

    open func compareStartDate(with other: EKEvent) -> ComparisonResult {
        (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
    }
}

public enum EKReminderPriority: UInt, Sendable {
    case none = 0
    case high = 1
    case medium = 5
    case low = 9
}

open class EKReminder: EKCalendarItem, @unchecked Sendable {
    open var startDateComponents: DateComponents?
    open var dueDateComponents: DateComponents?
    open var priority = 0
    /// Reminders that are done have no time of that.
    open var isCompleted = false {
        didSet { if !isCompleted { completionDate = nil } }
    }
    open var completionDate: Date?

    public init(eventStore: EKEventStore) {}
}

public enum EKAlarmProximity: Int, Sendable {
    case none, enter, leave
}

public enum EKAlarmType: Int, Sendable {
    case display, audio, procedure, email
}

/// When somebody would be reminded.
open class EKAlarm: EKObject, @unchecked Sendable {
    open var relativeOffset: TimeInterval = 0
    open var absoluteDate: Date?
    open var structuredLocation: EKStructuredLocation?
    open var proximity = EKAlarmProximity.none
    open var type: EKAlarmType { .display }

    override public init() {}

    public convenience init(absoluteDate date: Date) {
        self.init()
        absoluteDate = date
    }

    public convenience init(relativeOffset offset: TimeInterval) {
        self.init()
        relativeOffset = offset
    }
}

open class EKStructuredLocation: EKObject, @unchecked Sendable {
    open var title: String?
    open var geoLocation: CLLocation?
    open var radius = 0.0

    public init(title: String) {
        self.title = title
    }
}

public enum EKParticipantStatus: Int, Sendable {
    case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess
}

public enum EKParticipantRole: Int, Sendable {
    case unknown, required, optional, chair, nonParticipant
}

public enum EKParticipantType: Int, Sendable {
    case unknown, person, room, resource, group
}

/// Somebody who is invited; nobody is.
open class EKParticipant: EKObject, @unchecked Sendable {
    open var name: String? { nil }
    open var url: URL { URL(filePath: "/") }
    open var participantStatus: EKParticipantStatus { .unknown }
    open var participantRole: EKParticipantRole { .unknown }
    open var participantType: EKParticipantType { .unknown }
    open var isCurrentUser: Bool { false }
}
