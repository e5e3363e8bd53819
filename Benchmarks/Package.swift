// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "vitrine-benchmarks",
    products: [.executable(name: "image-benchmark", targets: ["ImageBenchmark"])],
    dependencies: [.package(name: "vitrine", path: "..")],
    targets: [
        .executableTarget(
            name: "ImageBenchmark",
            dependencies: [.product(name: "Images", package: "vitrine")],
            swiftSettings: settings)
    ]
)
