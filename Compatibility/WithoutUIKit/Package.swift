// swift-tools-version: 6.2
import PackageDescription

// A user's package that has opted in to SwiftUI alone, with the same components and in the language mode that
// most design systems still have. It is apart, since a module named UIKit anywhere in a build changes the build.
let swiftUI = Target.Dependency.product(name: "SwiftUI", package: "vitrine-compatibility")
let vitrine = Target.Dependency.product(name: "Vitrine", package: "vitrine")
let rendering = Target.Dependency.product(name: "VitrineRendering", package: "vitrine")

let package = Package(
    name: "without-uikit",
    dependencies: [
        .package(name: "vitrine-compatibility", path: ".."),
        .package(name: "vitrine", path: "../.."),
    ],
    targets: [
        .target(
            name: "SurfaceComponents", dependencies: [swiftUI],
            swiftSettings: [
                .swiftLanguageMode(.v5),
                // As in the package above.
                .unsafeFlags(["-driver-batch-count", "2", "-j3"], .when(configuration: .debug)),
            ],
            plugins: [.plugin(name: "ListPreviewProviders", package: "vitrine-compatibility")]),
        .target(
            name: "SurfaceCatalog", dependencies: ["SurfaceComponents", swiftUI, vitrine, rendering],
            swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]),
        .testTarget(
            name: "SwiftUISurfaceTests", dependencies: ["SurfaceCatalog", swiftUI, vitrine],
            exclude: ["Catalog", "Snapshots"]),
        .testTarget(name: "WithoutUIKitTests", dependencies: [swiftUI]),
    ]
)
