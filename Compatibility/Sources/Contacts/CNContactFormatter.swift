public import Foundation
import PictureFoundation

public enum CNContactFormatterStyle: Int, Sendable {
    case fullName, phoneticFullName
}

public enum CNContactDisplayNameOrder: Int, Sendable {
    case userDefault, givenNameFirst, familyNameFirst
}

/// Writes the name of a person, in the order of the picture's language, or of an organisation.
open class CNContactFormatter: Formatter {
    open var style = CNContactFormatterStyle.fullName

    override public init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        "formatter" as NSString
    }

    open class func descriptorForRequiredKeysForNameOrder() -> any CNKeyDescriptor {
        "formatter" as NSString
    }

    /// That of the picture's language, whatever the contact.
    open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder {
        nameOfLetters.hasPrefix("B") ? .familyNameFirst : .givenNameFirst
    }

    open class func delimiter(for contact: CNContact) -> String { nameOfLetters.contains(" ") ? " " : "" }

    /// How somebody's name is written whose given name is A and whose family is called B.
    private static var nameOfLetters: String {
        var name = PersonNameComponents()
        name.givenName = "A"
        name.familyName = "B"
        return name.formatted(.name(style: .medium))
    }

    /// Nothing where there is no name.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        var name = PersonNameComponents()
        switch style {
        case .fullName:
            name.namePrefix = contact.namePrefix
            name.givenName = contact.givenName
            name.middleName = contact.middleName
            name.familyName = contact.familyName
            name.nameSuffix = contact.nameSuffix
        case .phoneticFullName:
            name.givenName = contact.phoneticGivenName
            name.middleName = contact.phoneticMiddleName
            name.familyName = contact.phoneticFamilyName
        }
        let person = name.formatted(.name(style: .long))
        let organization =
            style == .fullName ? contact.organizationName : contact.phoneticOrganizationName
        let names = contact.contactType == .person ? [person, organization] : [organization, person]
        return names.first { !$0.isEmpty }
    }

    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

    override open func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap { string(from: $0) } }
}

/// Contacts as text of cards: none is written or read.
open class CNContactVCardSerialization: NSObject {
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { "vCard" as NSString }

    open class func data(with contacts: [CNContact]) throws -> Data { throw CNError(.featureDisabledByUser) }

    open class func contacts(with data: Data) throws -> [CNContact] { throw CNError(.vCardMalformed) }
}
