// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "benchmarks",
    dependencies: [.package(name: "vitrine", path: "..")],
    targets: [
        .executableTarget(
            name: "layout-benchmark",
            dependencies: [
                .product(name: "Flexbox", package: "vitrine"),
                .product(name: "LayoutFixtures", package: "vitrine"),
            ],
            path: "Sources/LayoutBenchmark")
    ]
)
