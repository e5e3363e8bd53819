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
        .library(name: "Flexbox", targets: ["Flexbox"]),
        .library(name: "LayoutFixtures", targets: ["LayoutFixtures"]),
        .executable(name: "layout-cases", targets: ["LayoutCases"]),
    ],
    targets: [
        // Rounding calls the C library's mathematics, which nothing else links for a program without Foundation.
        .target(
            name: "Geometry", swiftSettings: settings,
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        module("Pixels", ["Geometry"]),
        module("Drawing", ["Geometry", "Pixels"]),
        library("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev"),
        module("Deflate", ["CDeflate"]),
        module("Flexbox", ["Geometry"]),
        module("LayoutFixtures", ["Deflate", "Flexbox", "Geometry"]),
        .executableTarget(
            name: "LayoutCases", dependencies: ["LayoutFixtures"], swiftSettings: settings),
        tests("GeometryTests", ["Geometry"]),
        tests(
            "FlexboxTests", ["Flexbox", "Geometry", "LayoutFixtures"], resources: [.copy("Fixtures")]),
    ]
)
