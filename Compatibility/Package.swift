// swift-tools-version: 6.2
import PackageDescription

/// How many batches of files a module is compiled in, and the two of a large one at once; as in the package above.
func batches(_ count: Int) -> [SwiftSetting] {
    [.unsafeFlags(["-driver-batch-count", "\(count)"], .when(configuration: .debug))]
}

let twoBatches = batches(2) + [.unsafeFlags(["-j3"], .when(configuration: .debug))]

let settings: [SwiftSetting] =
    [
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ] + batches(1)

/// A module of ours under `Sources/`.
func module(
    _ name: String, _ dependencies: [Target.Dependency] = [], _ additionalSettings: [SwiftSetting] = []
) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings + additionalSettings)
}

/// A library of the system under `Sources/`: a module map and a `shim.h`.
func library(_ name: String, pkgConfig: String, apt: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

let vitrine = Target.Dependency.product(name: "Vitrine", package: "vitrine")
let rendering = Target.Dependency.product(name: "VitrineRendering", package: "vitrine")
let images = Target.Dependency.product(name: "VitrineImages", package: "vitrine")

/// UIKit where the trait asks for it.
let uiKit = Target.Dependency.target(name: "UIKit", condition: .when(traits: ["UIKit"]))

/// A product of OpenCombine, which stands in for Combine on Linux.
func combine(_ product: String) -> Target.Dependency {
    .product(name: product, package: "OpenCombine")
}

/// A product of the nested package that reads Swift's syntax; only what runs inside the compiler or a plug-in may have one.
func syntaxTool(_ product: String) -> Target.Dependency {
    .product(name: product, package: "vitrine-syntax-tools")
}

/// Modules of Apple's systems that files import beside SwiftUI. Each is a product of its own, which costs nothing where no
/// target asks for it.
let systemModules = [
    "AVFoundation", "AVKit", "Accessibility", "ActivityKit", "AppIntents", "AudioToolbox",
    "AuthenticationServices", "BackgroundTasks", "Charts", "Contacts", "ContactsUI", "CoreData",
    "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMotion",
    "CoreSpotlight", "CoreText", "CoreTransferable", "CryptoKit", "DeveloperToolsSupport", "EventKit",
    "EventKitUI", "GameKit", "GameplayKit", "HealthKit", "ImageIO", "LinkPresentation",
    "LocalAuthentication", "MapKit", "MessageUI", "MobileCoreServices", "Network", "OSLog", "PDFKit",
    "Photos", "PhotosUI", "QuartzCore", "QuickLook", "SafariServices", "Security", "Speech", "StoreKit",
    "SwiftData", "TipKit", "UniformTypeIdentifiers", "UserNotifications", "WatchConnectivity",
    "WeatherKit", "WebKit", "WidgetKit", "os", "simd",
]

/// Modules with submodules that files import, such as `CoreGraphics.CGGeometry`; each has them beside itself, so that none of them is there
/// to be imported where its module is not.
let modulesWithSubmodules = ["CoreGraphics", "CoreImage", "CoreText", "QuartzCore", "UIKit", "os"]

func submodules(_ module: String) -> Target.Dependency { .target(name: "\(module)Submodules") }

let package = Package(
    name: "vitrine-compatibility",
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
        .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
        .library(name: "InlineSnapshotTesting", targets: ["InlineSnapshotTesting"]),
        .library(name: "AccessibilitySnapshot", targets: ["AccessibilitySnapshot"]),
        .plugin(name: "CompileAsIOS", targets: ["CompileAsIOS"]),
        .plugin(name: "GenerateResourceSymbols", targets: ["GenerateResourceSymbols"]),
        .plugin(name: "ListPreviewProviders", targets: ["ListPreviewProviders"]),
    ] + systemModules.map { .library(name: $0, targets: [$0]) },
    traits: [
        .trait(
            name: "UIKit",
            description: "Lets `import SwiftUI` bring UIKit along, as on iOS; canImport(UIKit) is then true."),
        .trait(
            name: "SwiftSyntaxPackage",
            description: "Builds macros with the package swift-syntax, for a package that has it already."),
    ],
    dependencies: [
        .package(name: "vitrine", path: ".."),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        .package(
            name: "vitrine-syntax-tools", path: "SyntaxTools",
            traits: [
                .trait(name: "SwiftSyntaxPackage", condition: .when(traits: ["SwiftSyntaxPackage"]))
            ]),
    ],
    targets: [
        .target(name: "CPreviewSection"),
        library("CGLib", pkgConfig: "glib-2.0", apt: "libglib2.0-dev"),
        library("CQREncode", pkgConfig: "libqrencode", apt: "libqrencode-dev"),
        module("AVFoundation", ["CoreGraphics", "QuartzCore"]),
        module("AVKit", ["AVFoundation", uiKit, vitrine]),
        module("Accessibility", [vitrine]),
        module("ActivityKit", [vitrine]),
        module("AppIntents", [vitrine]),
        module("AudioToolbox", ["AVFoundation"]),
        module("AuthenticationServices", [uiKit, vitrine]),
        module("BackgroundTasks", [vitrine]),
        module("Charts", [vitrine], twoBatches),
        module("Contacts", [vitrine]),
        module("ContactsUI", ["Contacts", "UIKit"]),
        module("_Testing_CoreGraphics"),
        module("CoreGraphics", [submodules("CoreGraphics"), "_Testing_CoreGraphics", vitrine]),
        module("_Testing_CoreImage"),
        module("CoreHaptics", ["AVFoundation"]),
        module(
            "CoreImage",
            [submodules("CoreImage"), "_Testing_CoreImage", "CQREncode", "CoreGraphics", vitrine]),
        module("CoreLocation", [vitrine]),
        module("CoreLocationUI", [vitrine]),
        module("CoreMotion", [vitrine]),
        module("CoreSpotlight", ["UniformTypeIdentifiers", vitrine]),
        module("CoreText", [submodules("CoreText"), "CoreGraphics"]),
        module("CoreTransferable", ["UniformTypeIdentifiers", vitrine]),
        module("CryptoKit", ["CGLib", vitrine]),
        module("DeveloperToolsSupport", [vitrine]),
        module("EventKit", ["CoreGraphics", "CoreLocation"]),
        module("EventKitUI", ["EventKit", "UIKit"]),
        module("GameKit", ["GameplayKit"]),
        module("GameplayKit", [vitrine]),
        module("HealthKit", ["CoreLocation", vitrine]),
        module("ImageIO", ["CoreGraphics", images, vitrine]),
        module("LinkPresentation", ["UIKit", vitrine]),
        module("LocalAuthentication", [vitrine]),
        module("MapKit", ["CoreGraphics", "CoreLocation", uiKit, vitrine]),
        module("MessageUI", ["UIKit"]),
        module("MobileCoreServices", ["CoreGraphics"]),
        module("Network", [vitrine]),
        module("OSLog", ["os"]),
        module("PDFKit", ["UIKit"]),
        module("Photos", ["CoreGraphics", vitrine]),
        module("PhotosUI", ["Photos", "UniformTypeIdentifiers", uiKit, vitrine]),
        module("QuartzCore", [submodules("QuartzCore"), "CoreGraphics", vitrine]),
        module("QuickLook", [uiKit, vitrine]),
        module("SafariServices", ["UIKit"]),
        module("Security", ["CoreGraphics"]),
        module("Speech", ["AVFoundation"]),
        module("StoreKit", [uiKit, vitrine]),
        module("CoreData", [combine("OpenCombine"), "QuartzCore", vitrine]),
        module("SwiftData", ["SwiftUI", syntaxTool("VitrineMacros"), vitrine]),
        module("simd"),
        module("TipKit", ["SwiftUI", vitrine]),
        module("UniformTypeIdentifiers", [vitrine]),
        module("UserNotifications", [vitrine]),
        module("WatchConnectivity", [vitrine]),
        module("WebKit", ["UIKit", vitrine]),
        module("WeatherKit", ["CoreLocation"]),
        module("WidgetKit", ["ActivityKit", "AppIntents", "SwiftUI"]),
        // Last of all: swift-argument-parser, and swift-syntax where it is built, take a module of that name for Apple's.
        module("os", [submodules("os"), "SwiftUI", vitrine]),
        module("PublisherOperators", [combine("OpenCombine")]),
        module(
            "SwiftUI",
            [
                "Accessibility", "CPreviewSection", "CoreGraphics", "CoreTransferable",
                "DeveloperToolsSupport", "PublisherOperators", "UniformTypeIdentifiers",
                syntaxTool("VitrineMacros"), vitrine,
                combine("OpenCombine"), combine("OpenCombineFoundation"), combine("OpenCombineDispatch"),
                uiKit,
            ]),
        module(
            "Combine",
            [
                "PublisherOperators", combine("OpenCombine"), combine("OpenCombineFoundation"),
                combine("OpenCombineDispatch"),
            ]),
        module("_Testing_UIKit"),
        module(
            "UIKit",
            [
                submodules("UIKit"), "CoreGraphics", "CoreImage", "CoreText", "PublisherOperators",
                "QuartzCore", "UniformTypeIdentifiers",
                "_Testing_UIKit", vitrine, rendering, combine("OpenCombine"),
                combine("OpenCombineFoundation"), combine("OpenCombineDispatch"),
            ], batches(7)),
        module("SnapshotTesting", ["CoreGraphics", "SwiftUI", "UIKit", vitrine, rendering, images]),
        module("InlineSnapshotTesting", ["SnapshotTesting"]),
        module("AccessibilitySnapshot", ["SnapshotTesting", "SwiftUI", "UIKit", vitrine, rendering]),

        .plugin(
            name: "ListPreviewProviders", capability: .buildTool(),
            dependencies: [syntaxTool("list-preview-providers")]),
        .plugin(
            name: "CompileAsIOS", capability: .buildTool(),
            dependencies: [syntaxTool("list-preview-providers"), syntaxTool("rewrite-as-ios")]),

        // The tool is a library, which tests import, and a program of a few lines.
        module("ResourceSymbolGenerator"),
        .executableTarget(
            name: "generate-resource-symbols", dependencies: ["ResourceSymbolGenerator"],
            path: "Sources/GenerateResourceSymbols", swiftSettings: settings),
        .plugin(
            name: "GenerateResourceSymbols", capability: .buildTool(),
            dependencies: ["generate-resource-symbols"]),

        // Says which names of SwiftUI there are; with it are built the modules of its page that no test needs.
        .executableTarget(
            name: "surface-table",
            dependencies: ["AVFoundation", "AVKit", "DeveloperToolsSupport", "PhotosUI", "os"],
            path: "Sources/SurfaceTable", swiftSettings: settings),

        // Components as a design system has them, each file with its previews; `surface` is their catalogue.
        .target(
            name: "SurfaceComponents", dependencies: ["SwiftUI"],
            path: "Tests/SwiftUISurfaceTests/Catalog/Components",
            // Written as in any team, with a few warnings, through which the package manager looks once for each file.
            swiftSettings: twoBatches + [.unsafeFlags(["-suppress-warnings"])],
            plugins: ["ListPreviewProviders"]),
        module("SurfaceCatalog", ["SurfaceComponents", "SwiftUI", vitrine, rendering]),
        .executableTarget(
            name: "surface", dependencies: ["SurfaceCatalog", "SwiftUI", vitrine], path: "Sources/Surface",
            swiftSettings: settings),
        .testTarget(
            name: "SwiftUISurfaceTests", dependencies: ["SurfaceCatalog", "SwiftUI", vitrine],
            exclude: ["Catalog", "Snapshots"], swiftSettings: [.treatAllWarnings(as: .error)] + batches(1)),
        // Components that lean on UIKit and on what files import beside SwiftUI.
        .target(
            name: "UIKitSurfaceComponents",
            dependencies: [
                "AuthenticationServices", "Charts", "Combine", "CoreData", "CoreLocationUI", "ImageIO",
                "LocalAuthentication", "MapKit",
                "MessageUI",
                "Network",
                "OSLog", "PDFKit", "Photos", "PhotosUI", "QuickLook", "SafariServices", "StoreKit",
                "SwiftData",
                "SwiftUI", "UIKit",
                "UniformTypeIdentifiers", "UserNotifications", "WebKit", "WidgetKit", "os",
            ],
            path: "Tests/UIKitSurfaceTests/Catalog", exclude: ["Assets.xcassets", "Travels.xcdatamodeld"],
            swiftSettings: batches(1), plugins: ["GenerateResourceSymbols", "ListPreviewProviders"]),
        module("UIKitSurfaceCatalog", ["SwiftUI", "UIKitSurfaceComponents", vitrine]),
        .executableTarget(
            name: "uikit-surface",
            dependencies: ["SurfaceCatalog", "SwiftUI", "UIKitSurfaceCatalog", vitrine],
            path: "Sources/UIKitSurface", swiftSettings: settings),
        .testTarget(
            name: "UIKitSurfaceTests",
            dependencies: ["SurfaceCatalog", "SwiftUI", "UIKitSurfaceCatalog", vitrine],
            exclude: ["Catalog", "Snapshots"], swiftSettings: [.treatAllWarnings(as: .error)] + batches(1)),
        .testTarget(
            name: "ResourceSymbolGeneratorTests", dependencies: ["ResourceSymbolGenerator"],
            swiftSettings: settings),
        .testTarget(
            name: "UIKitTests",
            dependencies: [
                "AVFoundation", "ActivityKit", "AppIntents", "AudioToolbox", "AuthenticationServices",
                "Contacts", "ContactsUI", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMotion",
                "CoreSpotlight",
                "CryptoKit", "EventKit", "EventKitUI", "GameplayKit", "HealthKit", "LinkPresentation",
                "MapKit",
                "MobileCoreServices", "Network", "Photos", "QuartzCore", "Security", "Speech",
                "StoreKit", "SwiftUI", "TipKit", "UIKit", "WatchConnectivity", "WeatherKit",
                "WidgetKit", "simd", vitrine,
                rendering,
                .product(name: "VitrineTesting", package: "vitrine"),
            ],
            swiftSettings: settings + twoBatches),
        .testTarget(
            name: "SnapshotTestingTests",
            dependencies: [
                "AccessibilitySnapshot", "InlineSnapshotTesting", "SnapshotTesting", "SwiftUI", "UIKit",
                vitrine,
                rendering,
            ],
            swiftSettings: settings),
        // Tests as teams have them beside their design systems, in the language mode that most still have.
        .target(
            name: "DesignSystemTestSupport", dependencies: ["SnapshotTesting", "SwiftUI", "UIKit"],
            path: "Tests/DesignSystemTestSupport", swiftSettings: [.swiftLanguageMode(.v5)] + batches(1)),
        .testTarget(
            name: "DesignSystemTests",
            dependencies: [
                "AccessibilitySnapshot", "Combine", "DesignSystemTestSupport", "InlineSnapshotTesting",
                "SnapshotTesting", "SwiftUI", "UIKit",
            ],
            exclude: ["__Snapshots__"], swiftSettings: [.swiftLanguageMode(.v5)] + batches(1)),
        .testTarget(
            name: "ChartsTests",
            dependencies: ["Charts", "SwiftUI", .product(name: "VitrineTesting", package: "vitrine")],
            swiftSettings: settings),
        .testTarget(
            name: "SwiftDataTests",
            dependencies: [
                "SwiftData", "SwiftUI", .product(name: "VitrineTesting", package: "vitrine"),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "CoreDataTests",
            dependencies: ["CoreData", "SwiftUI", .product(name: "VitrineTesting", package: "vitrine")],
            exclude: ["Library.xcdatamodeld"],
            // The classes that are made of a model are public, as Xcode makes them.
            swiftSettings: [.treatAllWarnings(as: .error), .enableUpcomingFeature("MemberImportVisibility")],
            plugins: ["GenerateResourceSymbols"]),
        .testTarget(
            name: "CombineTests",
            dependencies: ["Combine", "SwiftUI", .product(name: "VitrineTesting", package: "vitrine")],
            swiftSettings: settings),
    ]
        + modulesWithSubmodules.map { .target(name: "\($0)Submodules", path: "Sources/Submodules/\($0)") }
)
