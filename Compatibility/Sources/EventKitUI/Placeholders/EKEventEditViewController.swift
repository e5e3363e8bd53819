public import EventKit
public import Foundation
public import UIKit

public enum EKEventEditViewAction: Int, Sendable {
    case canceled, saved, deleted
}

/// A screen on which an event is written, which is not drawn here: a labelled box. Nothing is kept.
open class EKEventEditViewController: UINavigationController {
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    open var eventStore: EKEventStore!
    open var event: EKEvent?

    open func cancelEditing() {}

    override open func loadView() {
        view = EventPage()
    }
}

/// What the screens show.
private final class EventPage: UnavailableView {}

/// None of its methods is ever called.
@MainActor @preconcurrency
public protocol EKEventEditViewDelegate: NSObjectProtocol {
    func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
    func eventEditViewControllerDefaultCalendar(
        forNewEvents controller: EKEventEditViewController
    ) -> EKCalendar
}

extension EKEventEditViewDelegate {
    public func eventEditViewControllerDefaultCalendar(
        forNewEvents controller: EKEventEditViewController
    ) -> EKCalendar { EKCalendar(for: .event, eventStore: EKEventStore()) }
}

public enum EKEventViewAction: Int, Sendable {
    case done, responded, deleted
}

/// A screen with an event, which is not drawn here: a labelled box.
open class EKEventViewController: UIViewController {
    open weak var delegate: (any EKEventViewDelegate)?
    open var event: EKEvent!
    open var allowsEditing = false
    open var allowsCalendarPreview = false

    override open func loadView() {
        view = EventPage()
    }
}

/// Its method is never called.
@MainActor @preconcurrency
public protocol EKEventViewDelegate: NSObjectProtocol {
    func eventViewController(
        _ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

public enum EKCalendarChooserSelectionStyle: Int, Sendable {
    case single, multiple
}

public enum EKCalendarChooserDisplayStyle: Int, Sendable {
    case allCalendars, writableCalendarsOnly
}

/// A screen with a device's calendars, which is not drawn here: a labelled box.
open class EKCalendarChooser: UIViewController {
    public let selectionStyle: EKCalendarChooserSelectionStyle
    open weak var delegate: (any EKCalendarChooserDelegate)?
    open var showsDoneButton = false
    open var showsCancelButton = false
    open var selectedCalendars: Set<EKCalendar> = []

    public init(
        selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
        entityType: EKEntityType = .event, eventStore: EKEventStore
    ) {
        self.selectionStyle = selectionStyle
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        selectionStyle = .single
        super.init(coder: coder)
    }

    override open func loadView() {
        view = EventPage()
    }
}

/// None of its methods is ever called.
@MainActor @preconcurrency
public protocol EKCalendarChooserDelegate: NSObjectProtocol {
    func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
    func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
    func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
    public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}

    public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}

    public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}
