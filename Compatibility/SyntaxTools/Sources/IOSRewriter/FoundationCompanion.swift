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
                "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent", "CFArray", "CFData", "CFDictionary", "CFString",
                "CFTimeInterval",
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
            module: "QuartzCore",
            names: ["Selector", "objc_getAssociatedObject", "objc_setAssociatedObject"],
            bringers: ["QuartzCore", "UIKit"]),
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

    /// Whether a source names what depends on the picture that is drawn, so that it is taken from SwiftUI: its date, locale and texts. Where
    /// further modules are imported, names of SwiftUI might be theirs as well.
    static func dependsOnPicture(_ names: Set<String>, importing imported: [String]) -> Bool {
        !names.isDisjoint(with: ["Calendar", "Date", "Locale", "NSLocalizedString", "localizedString"])
            && imported.allSatisfy { systemModules.contains($0) }
    }

    private static let systemModules: Set = [
        "Combine", "CoreGraphics", "CoreText", "Foundation", "Observation", "QuartzCore", "SwiftUI", "UIKit",
    ]
}
