/// A module that `import Foundation` brings along on Apple's systems, and not on Linux.
struct FoundationCompanion {
    let module: String
    /// Types of it that sources name.
    let names: Set<String>
    /// Modules that bring it along here.
    let bringers: Set<String>

    static let all = [
        FoundationCompanion(
            module: "Combine", names: ["ObservableObject", "Published", "AnyCancellable"],
            bringers: ["Combine", "SwiftUI", "UIKit"]),
        FoundationCompanion(
            module: "FoundationNetworking",
            names: [
                "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse",
                "URLAuthenticationChallenge", "URLCache", "URLCredential", "URLCredentialStorage",
                "URLProtectionSpace", "URLProtocol", "URLRequest", "URLResponse", "URLSession",
                "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask",
                "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionDownloadTask",
                "URLSessionTask", "URLSessionTaskDelegate", "URLSessionUploadTask",
                "URLSessionWebSocketTask",
            ], bringers: ["FoundationNetworking", "SwiftUI", "UIKit", "WebKit"]),
    ]
}
