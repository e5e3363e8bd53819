/// A module that others bring along on Apple's systems, Foundation most often, and not on Linux.
struct ModuleCompanion {
    /// As an import says it: a module, or one declaration of it.
    let imported: String
    /// Modules that bring it along on Apple's systems: Foundation, which most others bring. What the standard library has needs none.
    var carriers = Self.carriersOfFoundation
    /// Types of it that sources name.
    let names: Set<String>
    /// Modules that bring it along here.
    let bringers: Set<String>

    private static let carriersOfFoundation: Set = [
        "AVFoundation", "ActivityKit", "Combine", "Contacts", "ContactsUI", "CoreData", "CoreLocation",
        "CoreMotion", "CoreSpotlight", "EventKit", "EventKitUI", "Foundation", "HealthKit", "MapKit",
        "Network", "OSLog", "Photos", "PictureFoundation", "Speech", "StoreKit", "UserNotifications",
        "WatchConnectivity", "WebKit", "os",
    ]

    /// The picture's random numbers, for a source that has the standard library's.
    static let randomNumbers = ModuleCompanion(
        imported: "PictureRandomNumbers", carriers: [],
        names: ["SystemRandomNumberGenerator", "random", "randomElement", "shuffle", "shuffled"],
        bringers: ["PictureFoundation", "SwiftUI", "UIKit"])

    static let all = [
        ModuleCompanion(
            imported: "protocol Combine.ObservableObject", names: ["ObservableObject"],
            bringers: ["Combine", "SwiftUI", "UIKit"]),
        ModuleCompanion(
            imported: "struct Combine.Published", names: ["Published"],
            bringers: ["Combine", "SwiftUI", "UIKit"]),
        // No type of a team's has such a name.
        ModuleCompanion(
            imported: "Combine", carriers: carriersOfFoundation.union(["SwiftUI", "UIKit"]),
            names: ["AnyCancellable", "AnyPublisher", "CurrentValueSubject", "PassthroughSubject"],
            bringers: ["Combine"]),
        ModuleCompanion(
            imported: "Combine", names: ["eraseToAnyPublisher", "publisher", "sink"],
            bringers: ["Combine", "SwiftUI", "UIKit"]),
        ModuleCompanion(
            imported: "CoreGraphics",
            names: [
                "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent", "CFArray", "CFData", "CFDictionary", "CFString",
                "CFTimeInterval",
                "CFTypeRef", "CFURL", "CGAffineTransform", "CGColor", "CGColorSpace", "CGContext", "CGImage",
                "CGMutablePath", "CGPath", "CGVector", "NSEC_PER_MSEC", "NSEC_PER_SEC", "autoreleasepool",
                "kCFBundleIdentifierKey",
                "kCFBundleNameKey", "kCFBundleVersionKey",
            ], bringers: ["CoreGraphics", "CoreText", "QuartzCore", "SwiftUI", "UIKit"]),
        ModuleCompanion(
            imported: "Observation", names: ["Observable", "ObservationIgnored", "withObservationTracking"],
            bringers: ["Observation", "SwiftUI"]),
        ModuleCompanion(
            imported: "SwiftUI",
            names: [
                "CustomLocalizedStringResourceConvertible", "InlinePresentationIntent", "NSItemProvider",
                "UndoManager", "inlinePresentationIntent",
            ],
            bringers: ["SwiftUI", "UIKit"]),
        ModuleCompanion(
            imported: "QuartzCore",
            names: [
                "Selector", "objc_getAssociatedObject", "objc_removeAssociatedObjects",
                "objc_setAssociatedObject", "objc_sync_enter", "objc_sync_exit",
            ],
            bringers: ["QuartzCore", "UIKit"]),
        ModuleCompanion(
            imported: "FoundationNetworking",
            names: [
                "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse",
                "URLAuthenticationChallenge", "URLCache", "URLCredential", "URLCredentialStorage",
                "URLProtectionSpace", "URLProtocol", "URLRequest", "URLResponse", "URLSession",
                "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask",
                "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionDownloadTask",
                "URLSessionTask", "URLSessionTaskDelegate", "URLSessionUploadTask",
                "URLSessionWebSocketTask",
            ], bringers: ["FoundationNetworking", "SwiftUI", "UIKit", "WebKit"]),
        ModuleCompanion(
            imported: "Security", carriers: ["Foundation", "PictureFoundation", "SwiftUI", "UIKit"],
            names: [
                "SecItemAdd", "SecItemCopyMatching", "SecItemDelete", "SecItemUpdate", "errSecItemNotFound",
                "errSecSuccess", "kSecAttrAccessible", "kSecAttrAccessibleAfterFirstUnlock",
                "kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly",
                "kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly", "kSecAttrAccessibleWhenUnlocked",
                "kSecAttrAccessibleWhenUnlockedThisDeviceOnly", "kSecAttrAccount", "kSecAttrService",
                "kSecClass",
                "SecRandomCopyBytes", "kSecMatchLimit", "kSecRandomDefault", "kSecReturnData",
                "kSecValueData",
            ], bringers: ["Security"]),
        ModuleCompanion(
            imported: "UniformTypeIdentifiers",
            carriers: ["AVFoundation", "Photos", "PhotosUI", "QuickLook", "SwiftUI", "UIKit", "WebKit"],
            names: ["UTType"], bringers: ["UniformTypeIdentifiers"]),
        ModuleCompanion(
            imported: "os",
            names: [
                "OSAllocatedUnfairLock", "os_unfair_lock", "os_unfair_lock_lock", "os_unfair_lock_s",
                "os_unfair_lock_t",
            ], bringers: ["os", "OSLog"]),
        ModuleCompanion(
            imported: "FoundationXML", carriers: ["Foundation", "PictureFoundation", "SwiftUI", "UIKit"],
            names: ["XMLParser", "XMLParserDelegate"], bringers: ["FoundationXML"]),
        ModuleCompanion(
            imported: "UserNotifications", carriers: ["SwiftUI", "UIKit"],
            names: [
                "UNAuthorizationOptions", "UNMutableNotificationContent", "UNNotificationContent",
                "UNNotificationRequest", "UNTimeIntervalNotificationTrigger", "UNUserNotificationCenter",
            ], bringers: ["UserNotifications"]),
        ModuleCompanion(
            imported: "CoreData", carriers: ["SwiftUI"],
            names: [
                "FetchRequest", "FetchedResults", "NSFetchRequest", "NSManagedObject",
                "NSManagedObjectContext",
                "NSManagedObjectID", "NSPersistentContainer", "SectionedFetchRequest",
                "SectionedFetchResults",
                "managedObjectContext",
            ], bringers: ["CoreData"]),
        ModuleCompanion(
            imported: "ImageIO", carriers: ["SwiftUI", "UIKit", "CoreImage"],
            names: [
                "CGImageDestination", "CGImageDestinationCreateWithData", "CGImageDestinationCreateWithURL",
                "CGImageSource", "CGImageSourceCreateImageAtIndex", "CGImageSourceCreateThumbnailAtIndex",
                "CGImageSourceCreateWithData", "CGImageSourceCreateWithURL", "CGImageSourceGetCount",
                "CGImagePropertyOrientation",
            ], bringers: ["ImageIO"]),
    ]

    /// Whether a source gets the module that it does not import itself, though names of it are those of the source.
    func isMissing(where names: Set<String>, from imported: Set<String>) -> Bool {
        (carriers.isEmpty || !carriers.isDisjoint(with: imported)) && bringers.isDisjoint(with: imported)
            && !self.names.isDisjoint(with: names)
    }
}
