import ActivityKit
import Contacts
import ContactsUI
import CoreSpotlight
import EventKit
import EventKitUI
import MobileCoreServices
import Synchronization
import Testing
import UIKit
import UniformTypeIdentifiers
import WatchConnectivity

/// What asks a person or another device.
struct PersonalDataTests {
    private struct Delivery: ActivityAttributes {
        struct ContentState: Codable, Hashable {
            var minutes: Int
        }
    }

    @Test func `No activity is shown`() async {
        #expect(!ActivityAuthorizationInfo().areActivitiesEnabled && Activity<Delivery>.activities.isEmpty)
        #expect(throws: ActivityAuthorizationError.denied) {
            try Activity.request(
                attributes: Delivery(), content: ActivityContent(state: .init(minutes: 5), staleDate: nil))
        }
        for await activity in Activity<Delivery>.activityUpdates { Issue.record("unexpected \(activity.id)") }
    }

    @Test func `Names of contacts are written, and a copy is apart`() throws {
        let contact = CNMutableContact()
        contact.namePrefix = "Dr."
        contact.givenName = "Ada"
        contact.familyName = "King"
        contact.organizationName = "Engines"
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Dr. Ada King")
        let copy = try #require(contact.copy() as? CNContact)
        contact.givenName = ""
        contact.familyName = ""
        contact.namePrefix = ""
        #expect(CNContactFormatter().string(from: contact) == "Engines" && copy.givenName == "Ada")
        #expect(copy.identifier == contact.identifier)
        #expect(CNContactFormatter.nameOrder(for: copy) == .givenNameFirst)
        #expect(CNContactFormatter.string(from: CNContact(), style: .fullName) == nil)
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelPhoneNumberMobile) == "mobile")
        let address = CNMutablePostalAddress()
        address.street = "1 Main St"
        address.city = "Troy"
        address.state = "NY"
        address.postalCode = "12180"
        #expect(
            CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
                == "1 Main St\nTroy, NY 12180")
    }

    @Test func `Contacts may not be read`() async {
        #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
        await #expect(throws: CNError(.authorizationDenied)) {
            try await CNContactStore().requestAccess(for: .contacts)
        }
        #expect(throws: CNError(.authorizationDenied)) {
            let request = CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey as NSString])
            try CNContactStore().enumerateContacts(with: request) { _, _ in }
        }
    }

    @Test func `Calendars may not be read, and events keep what they are told`() async throws {
        let store = EKEventStore()
        #expect(
            EKEventStore.authorizationStatus(for: .event) == .denied && store.calendars(for: .event).isEmpty)
        #expect(try await !store.requestFullAccessToEvents())
        let event = EKEvent(eventStore: store)
        event.title = "Lunch"
        event.addAlarm(EKAlarm(relativeOffset: -600))
        event.addRecurrenceRule(EKRecurrenceRule(recurrenceWith: .weekly, interval: 2, end: nil))
        #expect(event.hasAlarms && event.hasRecurrenceRules && event.recurrenceRules?.first?.interval == 2)
        #expect(throws: EKError(.eventStoreNotAuthorized)) { try store.save(event, span: .thisEvent) }
    }

    @MainActor @Test func `Screens of contacts and events are labelled boxes`() {
        let screens = [
            CNContactPickerViewController(), CNContactViewController(for: CNContact()),
            EKEventEditViewController(), EKEventViewController(),
        ]
        #expect(screens.allSatisfy { $0.view is UnavailableView })
    }

    @Test func `There is no watch, and nothing is found on the device`() async {
        #expect(!WCSession.isSupported() && !WCSession.default.isReachable)
        let failure = Mutex<WCError?>(nil)
        WCSession.default.sendMessage(["a": 1], replyHandler: nil) { error in
            failure.withLock { $0 = error as? WCError }
        }
        #expect(failure.withLock { $0 } == WCError(.deviceNotPaired))
        let attributes = CSSearchableItemAttributeSet(contentType: .plainText)
        let item = CSSearchableItem(uniqueIdentifier: "1", domainIdentifier: nil, attributeSet: attributes)
        #expect(attributes.contentTypeIdentifier == kUTTypePlainText as String)
        await #expect(throws: CSIndexError(.indexingUnsupported)) {
            try await CSSearchableIndex.default().indexSearchableItems([item])
        }
    }
}
