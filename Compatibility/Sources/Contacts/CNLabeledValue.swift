public import Foundation

/// A value with what it is for, such as a number at work.
open class CNLabeledValue<ValueType: NSObject & NSCopying>: NSObject, NSCopying, @unchecked Sendable {
    public let identifier = UUID().uuidString
    public let label: String?
    public let value: ValueType

    public init(label: String?, value: ValueType) {
        self.label = label
        self.value = value
    }

    open func settingLabel(_ label: String?) -> Self { remade(label: label, value: value) }

    open func settingValue(_ value: ValueType) -> Self { remade(label: label, value: value) }

    open func settingLabel(_ label: String?, value: ValueType) -> Self { remade(label: label, value: value) }

    private func remade(label: String?, value: ValueType) -> Self {
        CNLabeledValue(label: label, value: value) as? Self ?? self
    }

    /// A label in words: what stands between its signs, in small letters.
    open class func localizedString(forLabel label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
        return label.dropFirst(4).dropLast(4).lowercased()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNLabeledValue<ValueType> else { return false }
        return other.label == label && other.value == value
    }

    override open var hash: Int { value.hash }
}

/// A number as it was written.
open class CNPhoneNumber: NSObject, NSCopying, @unchecked Sendable {
    public let stringValue: String

    public init(stringValue string: String) {
        stringValue = string
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    override open func isEqual(_ object: Any?) -> Bool {
        (object as? CNPhoneNumber)?.stringValue == stringValue
    }

    override open var hash: Int { stringValue.hashValue }
}

open class CNContactRelation: NSObject, NSCopying, @unchecked Sendable {
    public let name: String

    public init(name: String) {
        self.name = name
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class CNSocialProfile: NSObject, NSCopying, @unchecked Sendable {
    public let urlString: String
    public let username: String
    public let userIdentifier: String
    public let service: String

    public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
        self.urlString = urlString ?? ""
        self.username = username ?? ""
        self.userIdentifier = userIdentifier ?? ""
        self.service = service ?? ""
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class CNInstantMessageAddress: NSObject, NSCopying, @unchecked Sendable {
    public let username: String
    public let service: String

    public init(username: String, service: String) {
        self.username = username
        self.service = service
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
