/// UIKit's `UITextContentType`.
public nonisolated enum UITextContentType: Hashable, Sendable {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URL
    case name, namePrefix, givenName, middleName, familyName, nameSuffix, nickname, jobTitle
    case organizationName, location, fullStreetAddress, streetAddressLine1, streetAddressLine2, addressCity
    case addressState, addressCityAndState, sublocality, countryName, postalCode, telephoneNumber
    case emailAddress, creditCardNumber, username, password, newPassword, oneTimeCode, birthdate
    case birthdateDay, birthdateMonth, birthdateYear, creditCardName, creditCardGivenName,
        creditCardMiddleName
    case creditCardFamilyName, creditCardExpirationMonth, creditCardExpirationYear, creditCardType
    case shipmentTrackingNumber, cellularEID, cellularIMEI
    case creditCardExpiration, creditCardSecurityCode, dateTime, flightNumber
}
