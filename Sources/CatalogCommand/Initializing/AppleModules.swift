/// The modules that sources import without a package of their own.
enum AppleModules {
    /// The products of the package that has SwiftUI.
    static let known = [
        "SwiftUI", "Combine", "UIKit", "AVFoundation", "AVKit", "Accessibility", "ActivityKit",
        "AppIntents", "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "Charts", "Contacts",
        "ContactsUI", "CoreData", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation",
        "CoreLocationUI", "CoreMotion", "CoreSpotlight", "CoreText", "CoreTransferable", "CryptoKit",
        "DeveloperToolsSupport", "EventKit", "EventKitUI", "GameKit", "GameplayKit", "HealthKit",
        "ImageIO", "LinkPresentation", "LocalAuthentication", "MapKit", "MessageUI",
        "MobileCoreServices", "Network", "OSLog", "PDFKit", "Photos", "PhotosUI", "QuartzCore",
        "QuickLook", "SafariServices", "Security", "Speech", "StoreKit", "SwiftData", "TipKit",
        "UniformTypeIdentifiers", "UserNotifications", "WatchConnectivity", "WeatherKit", "WebKit",
        "WidgetKit", "os", "simd",
    ]

    /// Those that sources have without an import of their own, by way of SwiftUI or Foundation.
    static let standard: Set = ["SwiftUI", "Combine", "UIKit"]

    /// What is there on Linux, or is called otherwise there.
    static let ofToolchain = [
        "CoreFoundation", "Darwin", "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
        "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc", "ObjectiveC",
        "Observation", "RegexBuilder", "Swift", "Symbols", "Synchronization", "Testing", "XCTest",
        "_Concurrency", "_StringProcessing",
    ]
}
