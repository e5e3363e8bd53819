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
    targets: [
        module("Geometry"),
        module("Pixels", ["Geometry"]),
        module("Drawing", ["Geometry", "Pixels"]),
        library("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev"),
        library("CXXHash", pkgConfig: "libxxhash", apt: "libxxhash-dev"),
        library("CPNG", pkgConfig: "libpng", apt: "libpng-dev"),
        module("Deflate", ["CDeflate"]),
        module("Hashing", ["CXXHash"]),
        module("ImageCoding", ["Geometry", "Pixels", "Deflate", "CPNG"]),
        module("VectorImages", ["Drawing", "Geometry", "Pixels"]),
        .executableTarget(
            name: "draw-still-lifes", dependencies: ["Geometry", "ImageCoding", "Pixels"],
            path: "Sources/DrawStillLifes", swiftSettings: settings),
        tests("GeometryTests", ["Geometry"]),
        tests("PixelsTests", ["Geometry", "Pixels"]),
        tests("DeflateTests", ["Deflate", "Hashing"]),
        tests("ImageCodingTests", ["Geometry", "Pixels", "Deflate", "ImageCoding"]),
        tests("VectorImagesTests", ["VectorImages", "Drawing", "Geometry", "Pixels"]),
    ]
)
