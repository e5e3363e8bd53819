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
        module("VectorImages", ["Drawing", "Geometry", "Pixels"]),
        .executableTarget(name: "draw-still-lifes", path: "Sources/DrawStillLifes", swiftSettings: settings),
        tests("GeometryTests", ["Geometry"]),
        tests("VectorImagesTests", ["VectorImages", "Drawing", "Geometry", "Pixels"]),
    ]
)
