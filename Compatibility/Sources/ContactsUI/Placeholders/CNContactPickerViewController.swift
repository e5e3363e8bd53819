public import Contacts
public import Foundation
public import UIKit

/// A screen with a device's contacts, which is not drawn here: a labelled box. Nobody is chosen.
open class CNContactPickerViewController: UIViewController {
    open weak var delegate: (any CNContactPickerDelegate)?
    open var displayedPropertyKeys: [String]?
    open var predicateForEnablingContact: NSPredicate?
    open var predicateForSelectionOfContact: NSPredicate?
    open var predicateForSelectionOfProperty: NSPredicate?

    override open func loadView() {
        view = ContactsPage()
    }
}

/// What the screens show.
private final class ContactsPage: UnavailableView {}

/// None of its methods is ever called.
@MainActor @preconcurrency
public protocol CNContactPickerDelegate: NSObjectProtocol {
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
    func contactPicker(
        _ picker: CNContactPickerViewController, didSelectContactProperties properties: [CNContactProperty])
}

extension CNContactPickerDelegate {
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}

    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}

    public func contactPicker(
        _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
    ) {}

    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}

    public func contactPicker(
        _ picker: CNContactPickerViewController, didSelectContactProperties properties: [CNContactProperty]
    ) {}
}

/// A property of a contact that somebody has chosen, which nobody does.
open class CNContactProperty: NSObject {
    public let contact: CNContact
    public let key: String
    public let value: Any?
    open var identifier: String? { nil }
    open var label: String? { nil }

    init(contact: CNContact, key: String, value: Any?) {
        self.contact = contact
        self.key = key
        self.value = value
    }
}

/// A screen with a contact, which is not drawn here: a labelled box.
open class CNContactViewController: UIViewController {
    public let contact: CNContact
    open weak var delegate: (any CNContactViewControllerDelegate)?
    open var contactStore: CNContactStore?
    open var displayedPropertyKeys: [any CNKeyDescriptor]?
    open var allowsEditing = true
    open var allowsActions = true
    open var alternateName: String?
    open var message: String?

    public init(for contact: CNContact) {
        self.contact = contact
        super.init(nibName: nil, bundle: nil)
    }

    public convenience init(forNewContact contact: CNContact?) {
        self.init(for: contact ?? CNContact())
    }

    public convenience init(forUnknownContact contact: CNContact) {
        self.init(for: contact)
    }

    public required init?(coder: NSCoder) {
        contact = CNContact()
        super.init(coder: coder)
    }

    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { "view" as NSString }

    override open func loadView() {
        view = ContactsPage()
    }
}

/// None of its methods is ever called.
@MainActor @preconcurrency
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    func contactViewController(
        _ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
    func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool
}

extension CNContactViewControllerDelegate {
    public func contactViewController(
        _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
    ) {}

    public func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool { true }
}
