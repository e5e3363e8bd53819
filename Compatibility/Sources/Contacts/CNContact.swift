public import Foundation

public enum CNContactType: Int, Sendable {
    case person, organization
}

public enum CNContactSortOrder: Int, Sendable {
    case none, userDefault, givenName, familyName
}

/// What is known of a person.
open class CNContact: NSObject, NSCopying, NSMutableCopying, Identifiable, @unchecked Sendable {
    public private(set) var identifier = UUID().uuidString
    public fileprivate(set) var namePrefix: String = ""
    public fileprivate(set) var givenName: String = ""
    public fileprivate(set) var middleName: String = ""
    public fileprivate(set) var familyName: String = ""
    public fileprivate(set) var previousFamilyName: String = ""
    public fileprivate(set) var nameSuffix: String = ""
    public fileprivate(set) var nickname: String = ""
    public fileprivate(set) var organizationName: String = ""
    public fileprivate(set) var departmentName: String = ""
    public fileprivate(set) var jobTitle: String = ""
    public fileprivate(set) var phoneticGivenName: String = ""
    public fileprivate(set) var phoneticMiddleName: String = ""
    public fileprivate(set) var phoneticFamilyName: String = ""
    public fileprivate(set) var phoneticOrganizationName: String = ""
    public fileprivate(set) var note: String = ""
    public fileprivate(set) var contactType: CNContactType = .person
    public fileprivate(set) var imageData: Data?
    public fileprivate(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    public fileprivate(set) var emailAddresses: [CNLabeledValue<NSString>] = []
    public fileprivate(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    public fileprivate(set) var urlAddresses: [CNLabeledValue<NSString>] = []
    public fileprivate(set) var contactRelations: [CNLabeledValue<CNContactRelation>] = []
    public fileprivate(set) var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
    public fileprivate(set) var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
    public fileprivate(set) var birthday: DateComponents?
    public fileprivate(set) var nonGregorianBirthday: DateComponents?
    public fileprivate(set) var dates: [CNLabeledValue<NSDateComponents>] = []

    override public init() {}

    public var id: String { identifier }
    open var thumbnailImageData: Data? { imageData }
    open var imageDataAvailable: Bool { imageData != nil }

    /// All keys: nothing was left out.
    open func isKeyAvailable(_ key: String) -> Bool { true }

    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }

    open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool { false }

    /// The name of a property in words: as it is written.
    open class func localizedString(forKey key: String) -> String { key }

    /// What fetched contacts would be sorted by: in their order.
    open class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> Comparator {
        { left, right in
            guard let left = left as? CNContact, let right = right as? CNContact else { return .orderedSame }
            let names =
                sortOrder == .givenName
                ? (left.givenName + left.familyName, right.givenName + right.familyName)
                : (left.familyName + left.givenName, right.familyName + right.givenName)
            return names.0.localizedStandardCompare(names.1)
        }
    }

    open class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor { "comparator" as NSString }

    open class func predicateForContacts(matchingName name: String) -> NSPredicate {
        NSPredicate { contact, _ in
            (contact as? CNContact).map { "\($0.givenName) \($0.familyName)".localizedStandardContains(name) }
                ?? false
        }
    }

    open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate { contact, _ in
            (contact as? CNContact).map { identifiers.contains($0.identifier) } ?? false
        }
    }

    open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
        NSPredicate { contact, _ in
            (contact as? CNContact)?.emailAddresses.contains { $0.value as String == emailAddress } ?? false
        }
    }

    open class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
        NSPredicate { contact, _ in
            (contact as? CNContact)?.phoneNumbers.contains { $0.value == phoneNumber } ?? false
        }
    }

    /// What is in a group: nothing.
    open class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }

    /// What is in a container: nothing.
    open class func predicateForContactsInContainer(
        withIdentifier containerIdentifier: String
    ) -> NSPredicate { NSPredicate(value: false) }

    open func copy(with zone: NSZone? = nil) -> Any { copy(into: CNContact()) }

    open func mutableCopy(with zone: NSZone? = nil) -> Any { copy(into: CNMutableContact()) }

    private func copy(into copy: CNContact) -> CNContact {
        copy.identifier = identifier
        copy.namePrefix = namePrefix
        copy.givenName = givenName
        copy.middleName = middleName
        copy.familyName = familyName
        copy.previousFamilyName = previousFamilyName
        copy.nameSuffix = nameSuffix
        copy.nickname = nickname
        copy.organizationName = organizationName
        copy.departmentName = departmentName
        copy.jobTitle = jobTitle
        copy.phoneticGivenName = phoneticGivenName
        copy.phoneticMiddleName = phoneticMiddleName
        copy.phoneticFamilyName = phoneticFamilyName
        copy.phoneticOrganizationName = phoneticOrganizationName
        copy.note = note
        copy.contactType = contactType
        copy.imageData = imageData
        copy.phoneNumbers = phoneNumbers
        copy.emailAddresses = emailAddresses
        copy.postalAddresses = postalAddresses
        copy.urlAddresses = urlAddresses
        copy.contactRelations = contactRelations
        copy.socialProfiles = socialProfiles
        copy.instantMessageAddresses = instantMessageAddresses
        copy.birthday = birthday
        copy.nonGregorianBirthday = nonGregorianBirthday
        copy.dates = dates
        return copy
    }

    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNContact else { return false }
        return other === self
            || other.identifier == identifier && other.givenName == givenName
                && other.familyName == familyName && other.phoneNumbers == phoneNumbers
                && other.emailAddresses == emailAddresses
    }

    override open var hash: Int { identifier.hashValue }
}

/// A person who is being written down.
open class CNMutableContact: CNContact, @unchecked Sendable {
    override public init() {}

    override public var namePrefix: String {
        get { super.namePrefix }
        set { super.namePrefix = newValue }
    }
    override public var givenName: String {
        get { super.givenName }
        set { super.givenName = newValue }
    }
    override public var middleName: String {
        get { super.middleName }
        set { super.middleName = newValue }
    }
    override public var familyName: String {
        get { super.familyName }
        set { super.familyName = newValue }
    }
    override public var previousFamilyName: String {
        get { super.previousFamilyName }
        set { super.previousFamilyName = newValue }
    }
    override public var nameSuffix: String {
        get { super.nameSuffix }
        set { super.nameSuffix = newValue }
    }
    override public var nickname: String {
        get { super.nickname }
        set { super.nickname = newValue }
    }
    override public var organizationName: String {
        get { super.organizationName }
        set { super.organizationName = newValue }
    }
    override public var departmentName: String {
        get { super.departmentName }
        set { super.departmentName = newValue }
    }
    override public var jobTitle: String {
        get { super.jobTitle }
        set { super.jobTitle = newValue }
    }
    override public var phoneticGivenName: String {
        get { super.phoneticGivenName }
        set { super.phoneticGivenName = newValue }
    }
    override public var phoneticMiddleName: String {
        get { super.phoneticMiddleName }
        set { super.phoneticMiddleName = newValue }
    }
    override public var phoneticFamilyName: String {
        get { super.phoneticFamilyName }
        set { super.phoneticFamilyName = newValue }
    }
    override public var phoneticOrganizationName: String {
        get { super.phoneticOrganizationName }
        set { super.phoneticOrganizationName = newValue }
    }
    override public var note: String {
        get { super.note }
        set { super.note = newValue }
    }
    override public var contactType: CNContactType {
        get { super.contactType }
        set { super.contactType = newValue }
    }
    override public var imageData: Data? {
        get { super.imageData }
        set { super.imageData = newValue }
    }
    override public var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { super.phoneNumbers }
        set { super.phoneNumbers = newValue }
    }
    override public var emailAddresses: [CNLabeledValue<NSString>] {
        get { super.emailAddresses }
        set { super.emailAddresses = newValue }
    }
    override public var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { super.postalAddresses }
        set { super.postalAddresses = newValue }
    }
    override public var urlAddresses: [CNLabeledValue<NSString>] {
        get { super.urlAddresses }
        set { super.urlAddresses = newValue }
    }
    override public var contactRelations: [CNLabeledValue<CNContactRelation>] {
        get { super.contactRelations }
        set { super.contactRelations = newValue }
    }
    override public var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
        get { super.socialProfiles }
        set { super.socialProfiles = newValue }
    }
    override public var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        get { super.instantMessageAddresses }
        set { super.instantMessageAddresses = newValue }
    }
    override public var birthday: DateComponents? {
        get { super.birthday }
        set { super.birthday = newValue }
    }
    override public var nonGregorianBirthday: DateComponents? {
        get { super.nonGregorianBirthday }
        set { super.nonGregorianBirthday = newValue }
    }
    override public var dates: [CNLabeledValue<NSDateComponents>] {
        get { super.dates }
        set { super.dates = newValue }
    }
}
