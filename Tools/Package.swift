// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "vitrine-tools",
    dependencies: [.package(name: "vitrine", path: "..")],
    targets: [
        .executableTarget(
            name: "draw-still-lifes", dependencies: [.product(name: "VitrineImages", package: "vitrine")],
            path: "Sources/DrawStillLifes", swiftSettings: settings)
    ]
)
