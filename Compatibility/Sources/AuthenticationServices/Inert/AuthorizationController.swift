// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

public import Vitrine

extension ASAuthorizationController {
    public struct RequestOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
    }

    public func performRequests(options requestOptions: RequestOptions) {}
}

/// How a user has signed in, which nobody has.
public enum ASAuthorizationResult {
    case password(ASPasswordCredential)
    case appleID(ASAuthorizationAppleIDCredential)
    case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
    case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
}

/// Asks a user to sign in; nobody is asked, so each request is canceled.
public struct AuthorizationController: Sendable {
    @MainActor public func performRequest(
        _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []
    ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.canceled) }

    @MainActor public func performRequests(
        _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = []
    ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.canceled) }

    @MainActor public func performAutoFillAssistedRequest(
        _ request: ASAuthorizationRequest
    ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.canceled) }
}

extension EnvironmentValues {
    public var authorizationController: AuthorizationController { AuthorizationController() }
}
