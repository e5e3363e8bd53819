// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// A module of ours under `Sources/`.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

let vitrine = Target.Dependency.product(name: "Vitrine", package: "vitrine")
let rendering = Target.Dependency.product(name: "Rendering", package: "vitrine")

/// A product of OpenCombine, which stands in for Combine on Linux.
func combine(_ product: String) -> Target.Dependency {
    .product(name: product, package: "OpenCombine")
}

/// A product of swift-syntax; only what runs inside the compiler or a plug-in may have one.
func syntax(_ product: String) -> Target.Dependency {
    .product(name: product, package: "swift-syntax")
}

let package = Package(
    name: "vitrine-compatibility",
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
        .plugin(name: "ListPreviewProviders", targets: ["ListPreviewProviders"]),
    ],
    traits: [
        .trait(
            name: "UIKit",
            description: "Lets `import SwiftUI` bring UIKit along, as on iOS; canImport(UIKit) is then true.")
    ],
    dependencies: [
        .package(name: "vitrine", path: ".."),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        .package(url: "https://github.com/swiftlang/swift-syntax", "603.0.1"..<"604.0.0"),
    ],
    targets: [
        .target(name: "CPreviewSection"),
        .macro(
            name: "PreviewMacros",
            dependencies: [syntax("SwiftCompilerPlugin"), syntax("SwiftSyntaxMacros")],
            swiftSettings: settings),
        module("PublisherOperators", [combine("OpenCombine")]),
        module(
            "SwiftUI",
            [
                "CPreviewSection", "PreviewMacros", "PublisherOperators", vitrine, combine("OpenCombine"),
                combine("OpenCombineFoundation"), combine("OpenCombineDispatch"),
                .target(name: "UIKit", condition: .when(traits: ["UIKit"])),
            ]),
        module(
            "Combine",
            [
                "PublisherOperators", combine("OpenCombine"), combine("OpenCombineFoundation"),
                combine("OpenCombineDispatch"),
            ]),
        module("_Testing_UIKit"),
        module("UIKit", ["_Testing_UIKit", vitrine]),

        .executableTarget(
            name: "list-preview-providers", dependencies: [syntax("SwiftParser"), syntax("SwiftSyntax")],
            path: "Sources/PreviewProviderLister", swiftSettings: settings),
        .plugin(
            name: "ListPreviewProviders", capability: .buildTool(), dependencies: ["list-preview-providers"]),

        // Says which names of SwiftUI there are.
        .executableTarget(name: "surface-table", path: "Sources/SurfaceTable", swiftSettings: settings),

        // Components as a design system has them, each file with its previews; `surface` is their catalogue.
        .target(
            name: "SurfaceComponents", dependencies: ["SwiftUI"],
            path: "Tests/SwiftUISurfaceTests/Catalog/Components", plugins: ["ListPreviewProviders"]),
        module("SurfaceCatalog", ["SurfaceComponents", "SwiftUI", vitrine, rendering]),
        .executableTarget(
            name: "surface", dependencies: ["SurfaceCatalog", "SwiftUI", vitrine], path: "Sources/Surface",
            swiftSettings: settings),
        .testTarget(
            name: "SwiftUISurfaceTests", dependencies: ["SurfaceCatalog", "SwiftUI", vitrine],
            exclude: ["Catalog", "Snapshots"], swiftSettings: [.treatAllWarnings(as: .error)]),
        .testTarget(
            name: "UIKitTests", dependencies: ["SwiftUI", "UIKit", vitrine, rendering],
            swiftSettings: settings),
        .testTarget(name: "CombineTests", dependencies: ["Combine"], swiftSettings: settings),
        .testTarget(
            name: "PreviewMacrosTests",
            dependencies: [
                "PreviewMacros", syntax("SwiftDiagnostics"), syntax("SwiftParser"), syntax("SwiftSyntax"),
                syntax("SwiftSyntaxMacroExpansion"), syntax("SwiftSyntaxMacros"),
            ], swiftSettings: settings),
        .testTarget(
            name: "PreviewProviderListerTests",
            dependencies: ["list-preview-providers", syntax("SwiftParser"), syntax("SwiftSyntax")],
            swiftSettings: settings),
    ]
)
