// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

public import Foundation

/// What proves with a key of the device who one is.
public protocol ASPublicKeyCredential: ASAuthorizationCredential {
    var rawClientDataJSON: Data { get }
    var credentialID: Data { get }
}

/// Signs in and up with passkeys; there are none, and requests are not answered.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject {
    public let relyingPartyIdentifier: String

    public init(relyingPartyIdentifier: String) {
        self.relyingPartyIdentifier = relyingPartyIdentifier
    }

    open func createCredentialRegistrationRequest(
        challenge: Data, name: String, userID: Data
    ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
        ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(
            relyingPartyIdentifier, challenge, name: name, userID: userID)
    }

    open func createCredentialAssertionRequest(
        challenge: Data
    ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
        ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(relyingPartyIdentifier, challenge)
    }
}

open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest {
    public let relyingPartyIdentifier: String
    open var challenge: Data
    open var name: String
    open var userID: Data
    open var displayName: String?

    init(_ relyingPartyIdentifier: String, _ challenge: Data, name: String, userID: Data) {
        self.relyingPartyIdentifier = relyingPartyIdentifier
        self.challenge = challenge
        self.name = name
        self.userID = userID
    }
}

open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest {
    public let relyingPartyIdentifier: String
    open var challenge: Data
    open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []

    init(_ relyingPartyIdentifier: String, _ challenge: Data) {
        self.relyingPartyIdentifier = relyingPartyIdentifier
        self.challenge = challenge
    }
}

open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject {
    open var credentialID: Data

    public init(credentialID: Data) {
        self.credentialID = credentialID
    }
}

/// A new passkey, which nobody has made.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, ASPublicKeyCredential {
    public let rawClientDataJSON = Data()
    public let credentialID = Data()
    public let rawAttestationObject: Data? = nil
}

/// The proof of a passkey, which nobody has given.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASPublicKeyCredential {
    public let rawClientDataJSON = Data()
    public let credentialID = Data()
    public let rawAuthenticatorData: Data! = Data()
    public let signature: Data! = Data()
    public let userID: Data! = Data()
}

/// Asks for a stored password; there are none.
open class ASAuthorizationPasswordProvider: NSObject {
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}

open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// A name with its password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
    public let user: String
    public let password: String

    public init(user: String, password: String) {
        self.user = user
        self.password = password
    }
}
