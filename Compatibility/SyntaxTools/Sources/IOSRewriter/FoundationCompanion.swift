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
            module: "CoreGraphics",
            names: [
                "CFAbsoluteTime", "CFArray", "CFData", "CFDictionary", "CFString", "CFTimeInterval",
                "CFTypeRef", "CFURL", "NSEC_PER_MSEC", "NSEC_PER_SEC", "autoreleasepool",
                "kCFBundleIdentifierKey",
                "kCFBundleNameKey", "kCFBundleVersionKey",
            ], bringers: ["CoreGraphics", "CoreText", "QuartzCore", "SwiftUI", "UIKit"]),
        FoundationCompanion(
            module: "Observation", names: ["Observable", "ObservationIgnored", "withObservationTracking"],
            bringers: ["Observation", "SwiftUI"]),
        FoundationCompanion(
            module: "SwiftUI",
            names: ["DateComponentsFormatter", "ListFormatter", "NSPredicate", "RelativeDateTimeFormatter"],
            bringers: ["SwiftUI", "UIKit"]),
        FoundationCompanion(
            module: "QuartzCore", names: ["Selector"], bringers: ["QuartzCore", "UIKit"]),
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
