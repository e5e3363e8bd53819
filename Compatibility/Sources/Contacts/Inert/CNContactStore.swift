// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

public import Foundation

public enum CNEntityType: Int, Sendable {
    case contacts
}

public enum CNAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized, limited
}

/// The contacts of a device, which nobody may read: every question is answered with an error.
open class CNContactStore: NSObject, @unchecked Sendable {
    override public init() {}

    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }

    /// Nobody is asked.
    open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completionHandler(false, CNError(.authorizationDenied))
    }

    /// - Throws: always; nobody is asked.
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        throw CNError(.authorizationDenied)
    }

    /// - Throws: always, as the following ones: contacts may not be read.
    open func unifiedContacts(
        matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> [CNContact] { throw CNError(.authorizationDenied) }

    open func unifiedContact(
        withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> CNContact { throw CNError(.authorizationDenied) }

    open func unifiedMeContactWithKeys(toFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
        throw CNError(.authorizationDenied)
    }

    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest,
        usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws { throw CNError(.authorizationDenied) }

    open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] {
        throw CNError(.authorizationDenied)
    }

    open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
        throw CNError(.authorizationDenied)
    }

    open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }

    open func defaultContainerIdentifier() -> String { "" }

    open var currentHistoryToken: Data? { nil }
}

extension Notification.Name {
    public static let CNContactStoreDidChange = Notification.Name("CNContactStoreDidChangeNotification")
}

/// What contacts are asked for.
open class CNContactFetchRequest: NSObject {
    open var predicate: NSPredicate?
    open var keysToFetch: [any CNKeyDescriptor]
    open var mutableObjects = false
    open var unifyResults = true
    open var sortOrder = CNContactSortOrder.none

    public init(keysToFetch: [any CNKeyDescriptor]) {
        self.keysToFetch = keysToFetch
    }
}

/// What would be changed; nothing is kept of it.
open class CNSaveRequest: NSObject {
    open var shouldRefetchContacts = true
    open var transactionAuthor: String?

    override public init() {}

    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}

    open func update(_ contact: CNMutableContact) {}

    open func delete(_ contact: CNMutableContact) {}

    open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {}

    open func update(_ group: CNMutableGroup) {}

    open func delete(_ group: CNMutableGroup) {}

    open func addMember(_ contact: CNContact, to group: CNGroup) {}

    open func removeMember(_ contact: CNContact, from group: CNGroup) {}
}

open class CNGroup: NSObject, @unchecked Sendable {
    public let identifier = UUID().uuidString
    public fileprivate(set) var name = ""

    override init() {}

    open class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: false)
    }
}

open class CNMutableGroup: CNGroup, @unchecked Sendable {
    override public init() {}

    override public var name: String {
        get { super.name }
        set { super.name = newValue }
    }
}

public enum CNContainerType: Int, Sendable {
    case unassigned = 0
    case local = 1
    case exchange = 1001
    case cardDAV = 1003
}

/// Where contacts are kept; there is none.
open class CNContainer: NSObject, @unchecked Sendable {
    open var identifier: String { "" }
    open var name: String { "" }
    open var type: CNContainerType { .unassigned }

    override init() {}

    open class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: false)
    }

    open class func predicateForContainerOfContact(
        withIdentifier contactIdentifier: String
    ) -> NSPredicate { NSPredicate(value: false) }
}

/// The names that settings of contacts have; nothing is set.
open class CNContactsUserDefaults: NSObject {
    open class func shared() -> CNContactsUserDefaults { CNContactsUserDefaults() }

    open var sortOrder: CNContactSortOrder { .givenName }
    open var countryCode: String { "US" }
}
