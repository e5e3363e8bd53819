/// A module that others bring along on Apple's systems, Foundation most often, and not on Linux.
struct ModuleCompanion {
    let module: String
    /// Modules that bring it along on Apple's systems: Foundation, which most others bring.
    var carriers: Set<String> = [
        "AVFoundation", "Combine", "CoreData", "CoreLocation", "CoreMotion", "Foundation", "MapKit",
        "Network", "OSLog", "Photos", "StoreKit", "UserNotifications", "WebKit", "os",
    ]
    /// Types of it that sources name.
    let names: Set<String>
    /// Modules that bring it along here.
    let bringers: Set<String>

    static let all = [
        ModuleCompanion(
            module: "Combine",
            names: [
                "AnyCancellable", "AnyPublisher", "Cancellable", "CurrentValueSubject", "ObservableObject",
                "PassthroughSubject", "Published", "Publisher", "Publishers", "eraseToAnyPublisher",
                "publisher", "sink",
            ],
            bringers: ["Combine", "SwiftUI", "UIKit"]),
        ModuleCompanion(
            module: "CoreGraphics",
            names: [
                "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent", "CFArray", "CFData", "CFDictionary", "CFString",
                "CFTimeInterval",
                "CFTypeRef", "CFURL", "NSEC_PER_MSEC", "NSEC_PER_SEC", "autoreleasepool",
                "kCFBundleIdentifierKey",
                "kCFBundleNameKey", "kCFBundleVersionKey",
            ], bringers: ["CoreGraphics", "CoreText", "QuartzCore", "SwiftUI", "UIKit"]),
        ModuleCompanion(
            module: "Observation", names: ["Observable", "ObservationIgnored", "withObservationTracking"],
            bringers: ["Observation", "SwiftUI"]),
        ModuleCompanion(
            module: "SwiftUI",
            names: [
                "CustomLocalizedStringResourceConvertible", "DateComponentsFormatter",
                "InlinePresentationIntent", "ListFormatter", "MeasurementFormatter", "NSDiscardableContent",
                "NSHashTable", "NSItemProvider", "PersonNameComponentsFormatter",
                "NSPredicate", "NSUbiquitousKeyValueStore", "RelativeDateTimeFormatter", "UndoManager",
                "inlinePresentationIntent", "startAccessingSecurityScopedResource",
            ],
            bringers: ["SwiftUI", "UIKit"]),
        ModuleCompanion(
            module: "QuartzCore",
            names: [
                "Selector", "objc_getAssociatedObject", "objc_removeAssociatedObjects",
                "objc_setAssociatedObject", "objc_sync_enter", "objc_sync_exit",
            ],
            bringers: ["QuartzCore", "UIKit"]),
        ModuleCompanion(
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
        ModuleCompanion(
            module: "Security", carriers: ["Foundation", "SwiftUI", "UIKit"],
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
            module: "UniformTypeIdentifiers",
            carriers: ["AVFoundation", "Photos", "PhotosUI", "QuickLook", "SwiftUI", "UIKit", "WebKit"],
            names: ["UTType"], bringers: ["UniformTypeIdentifiers"]),
        ModuleCompanion(
            module: "os",
            names: [
                "OSAllocatedUnfairLock", "os_unfair_lock", "os_unfair_lock_lock", "os_unfair_lock_s",
                "os_unfair_lock_t",
            ], bringers: ["os", "OSLog"]),
        ModuleCompanion(
            module: "FoundationXML", carriers: ["Foundation", "SwiftUI", "UIKit"],
            names: ["XMLParser", "XMLParserDelegate"], bringers: ["FoundationXML"]),
        ModuleCompanion(
            module: "UserNotifications", carriers: ["SwiftUI", "UIKit"],
            names: [
                "UNAuthorizationOptions", "UNMutableNotificationContent", "UNNotificationContent",
                "UNNotificationRequest", "UNTimeIntervalNotificationTrigger", "UNUserNotificationCenter",
            ], bringers: ["UserNotifications"]),
        ModuleCompanion(
            module: "CoreData", carriers: ["SwiftUI"],
            names: [
                "FetchRequest", "FetchedResults", "NSFetchRequest", "NSManagedObject",
                "NSManagedObjectContext",
                "NSManagedObjectID", "NSPersistentContainer", "SectionedFetchRequest",
                "SectionedFetchResults",
                "managedObjectContext",
            ], bringers: ["CoreData"]),
        ModuleCompanion(
            module: "ImageIO", carriers: ["SwiftUI", "UIKit", "CoreImage"],
            names: [
                "CGImageDestination", "CGImageDestinationCreateWithData", "CGImageDestinationCreateWithURL",
                "CGImageSource", "CGImageSourceCreateImageAtIndex", "CGImageSourceCreateThumbnailAtIndex",
                "CGImageSourceCreateWithData", "CGImageSourceCreateWithURL", "CGImageSourceGetCount",
                "CGImagePropertyOrientation",
            ], bringers: ["ImageIO"]),
    ]

    /// Whether a source names what depends on the picture that is drawn, so that it is taken from SwiftUI: its date, locale, formats and texts, its random numbers, and
    /// the queues that it waits for. Where further modules are imported, names of SwiftUI might be theirs as well.
    static func dependsOnPicture(_ names: Set<String>, importing imported: [String]) -> Bool {
        !names.isDisjoint(with: [
            "Bundle", "Calendar", "Date", "DateFormatter", "DispatchGroup", "DispatchQueue", "Locale",
            "NSLocalizedString",
            "NumberFormatter", "OperationQueue", "SystemRandomNumberGenerator", "Thread", "formatted",
            "localizedString", "random", "randomElement", "shuffle", "shuffled",
        ]) && imported.allSatisfy { systemModules.contains($0) }
    }

    private static let systemModules: Set = [
        "Combine", "CoreGraphics", "CoreText", "Foundation", "Observation", "QuartzCore", "SwiftUI", "UIKit",
    ]
}
