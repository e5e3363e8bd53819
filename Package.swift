// swift-tools-version: 6.2
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

/// A library of the system under `Sources/`: a module map and a `shim.h`.
func library(_ name: String, pkgConfig: String, apt: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

/// The tests of one module, under `Tests/`.
func tests(
    _ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = []
) -> Target {
    .testTarget(
        name: name, dependencies: dependencies, resources: resources, swiftSettings: settings)
}

let package = Package(
    name: "vitrine",
    products: [
        .library(name: "Flexbox", targets: ["Flexbox"])
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
    ],
    targets: [
        module("Geometry"),
        module("Pixels", ["Geometry"]),
        module("Drawing", ["Geometry", "Pixels"]),
        module("Views", ["Geometry", "Pixels", "Drawing"]),
        module("Flexbox", ["Geometry"]),
        module("Composition", ["Views", "Flexbox", "Drawing", "Geometry", "Pixels"]),
        module(
            "Rendering",
            [
                "Composition", "Views", "Flexbox", "Drawing", "Geometry", "Pixels", "Hashing", "ImageCoding", "VectorImages",
                "Typesetting", "Rasterization",
            ]),
        tests("RenderingTests", ["Rendering", "Composition", "Views", "Typesetting", "ImageCoding", "Pixels"]),
        tests("GeometryTests", ["Geometry"]),
        tests("FlexboxTests", ["Flexbox", "Geometry"]),
        .systemLibrary(
            name: "CPango", pkgConfig: "pangoft2", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(
            name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
        module("Typesetting", ["CPango", "Drawing", "Geometry", "Pixels"]),
        module("Rasterization", ["CCairo", "CFreeType", "Drawing", "Geometry", "Pixels"]),
        tests("TypesettingTests", ["Typesetting", "Drawing", "Geometry", "Pixels"]),
        tests("RasterizationTests", ["Rasterization", "Drawing", "Geometry", "Pixels"]),
        library("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev"),
        library("CXXHash", pkgConfig: "libxxhash", apt: "libxxhash-dev"),
        library("CPNG", pkgConfig: "libpng", apt: "libpng-dev"),
        module("Deflate", ["CDeflate"]),
        module("Hashing", ["CXXHash"]),
        module("ImageCoding", ["Geometry", "Pixels", "Deflate", "CPNG"]),
        tests("PixelsTests", ["Geometry", "Pixels"]),
        tests("DeflateTests", ["Deflate", "Hashing"]),
        tests("ImageCodingTests", ["Geometry", "Pixels", "Deflate", "ImageCoding"]),
        module("VectorImages", ["Drawing", "Geometry", "Pixels"]),
        tests("VectorImagesTests", ["VectorImages", "Drawing", "Geometry", "Pixels"]),
        module("CatalogKit", ["Views", "Geometry"]),
        module(
            "SnapshotStore",
            [
                "CatalogKit", "Composition", "Drawing", "Geometry", "Hashing", "ImageCoding",
                "ImageComparison", "Pixels", "Views",
            ]),
        module("ImageComparison", ["Geometry", "Pixels"]),
        tests("GeometryTests", ["Geometry"]),
        tests("FlexboxTests", ["Flexbox", "Geometry"]),
        tests("CatalogKitTests", ["CatalogKit", "Views"]),
        tests(
            "SnapshotStoreTests",
            [
                "CatalogKit", "Composition", "Drawing", "Geometry", "ImageCoding", "Pixels",
                "SnapshotStore", "Views",
            ]),
        tests(
            "ImageComparisonTests", ["Geometry", "Pixels", "ImageCoding", "ImageComparison"],
            resources: [.copy("Fixtures")]),
    ]
)
