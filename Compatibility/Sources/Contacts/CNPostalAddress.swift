public import Foundation

/// Where somebody lives or works.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    public fileprivate(set) var street = ""
    public fileprivate(set) var subLocality = ""
    public fileprivate(set) var city = ""
    public fileprivate(set) var subAdministrativeArea = ""
    public fileprivate(set) var state = ""
    public fileprivate(set) var postalCode = ""
    public fileprivate(set) var country = ""
    public fileprivate(set) var isoCountryCode = ""

    override public init() {}

    open class func localizedString(forKey key: String) -> String { key }

    open func copy(with zone: NSZone? = nil) -> Any { copy(into: CNPostalAddress()) }

    open func mutableCopy(with zone: NSZone? = nil) -> Any { copy(into: CNMutablePostalAddress()) }

    private func copy(into copy: CNPostalAddress) -> CNPostalAddress {
        copy.street = street
        copy.subLocality = subLocality
        copy.city = city
        copy.subAdministrativeArea = subAdministrativeArea
        copy.state = state
        copy.postalCode = postalCode
        copy.country = country
        copy.isoCountryCode = isoCountryCode
        return copy
    }

    private var lines: [String] {
        [street, subLocality, city, subAdministrativeArea, state, postalCode, country, isoCountryCode]
    }

    override open func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.lines == lines }

    override open var hash: Int { lines.hashValue }
}

open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
    override public init() {}

    override public var street: String {
        get { super.street }
        set { super.street = newValue }
    }
    override public var subLocality: String {
        get { super.subLocality }
        set { super.subLocality = newValue }
    }
    override public var city: String {
        get { super.city }
        set { super.city = newValue }
    }
    override public var subAdministrativeArea: String {
        get { super.subAdministrativeArea }
        set { super.subAdministrativeArea = newValue }
    }
    override public var state: String {
        get { super.state }
        set { super.state = newValue }
    }
    override public var postalCode: String {
        get { super.postalCode }
        set { super.postalCode = newValue }
    }
    override public var country: String {
        get { super.country }
        set { super.country = newValue }
    }
    override public var isoCountryCode: String {
        get { super.isoCountryCode }
        set { super.isoCountryCode = newValue }
    }
}

public enum CNPostalAddressFormatterStyle: Int, Sendable {
    case mailingAddress
}

/// Writes addresses as in the United States, whatever their country.
open class CNPostalAddressFormatter: Formatter {
    open var style = CNPostalAddressFormatterStyle.mailingAddress

    open class func string(
        from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle
    ) -> String {
        let region = [postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }
            .joined(separator: " ")
        let town = [postalAddress.city, region].filter { !$0.isEmpty }
            .joined(separator: postalAddress.state.isEmpty ? " " : ", ")
        return [postalAddress.street, town, postalAddress.country].filter { !$0.isEmpty }
            .joined(separator: "\n")
    }

    open func string(from postalAddress: CNPostalAddress) -> String {
        Self.string(from: postalAddress, style: style)
    }

    override open func string(for obj: Any?) -> String? {
        (obj as? CNPostalAddress).map { string(from: $0) }
    }
}
