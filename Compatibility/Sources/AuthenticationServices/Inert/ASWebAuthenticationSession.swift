// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

public import Foundation

#if UIKit
    public import UIKit

    public typealias ASPresentationAnchor = UIWindow

    @MainActor @preconcurrency
    public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
        func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
    }

    @MainActor @preconcurrency
    public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
        func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
    }

    extension ASWebAuthenticationSession {
        public var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)? {
            get { provider as? any ASWebAuthenticationPresentationContextProviding }
            set { provider = newValue }
        }
    }
#endif

/// Would sign a user in on a page of the web; it shows none and never answers.
open class ASWebAuthenticationSession: NSObject {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    weak var provider: AnyObject?
    open var prefersEphemeralWebBrowserSession = false
    open var canStart: Bool { false }

    public init(
        url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
    ) {}

    @discardableResult
    open func start() -> Bool { false }

    open func cancel() {}
}

public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case canceledLogin = 1
        case presentationContextNotProvided, presentationContextInvalid
    }

    public static let errorDomain = ASWebAuthenticationSessionErrorDomain
    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }
}
