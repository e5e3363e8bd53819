// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// Relocations are packed (needs glibc 2.36), since a process would read two megabytes of them otherwise.
let linking: [LinkerSetting] = [
    .unsafeFlags(["-use-ld=lld", "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"])
]

/// A program that measures parts of Vitrine and prints a table.
func benchmark(
    _ name: String, in folder: String, of products: [String], excluding excluded: [String] = []
) -> Target {
    .executableTarget(
        name: name, dependencies: products.map { .product(name: $0, package: "vitrine") },
        path: "Sources/\(folder)", exclude: excluded, swiftSettings: settings, linkerSettings: linking)
}

let package = Package(
    name: "vitrine-benchmarks",
    dependencies: [.package(name: "vitrine", path: "..")],
    targets: [
        benchmark("check-benchmark", in: "CheckBenchmark", of: ["Vitrine"]),
        benchmark("explain-benchmark", in: "ExplainBenchmark", of: ["VitrineRendering", "Vitrine"]),
        benchmark("image-benchmark", in: "ImageBenchmark", of: ["VitrineImages"]),
        benchmark("layout-benchmark", in: "LayoutBenchmark", of: ["Flexbox", "LayoutFixtures"]),
        benchmark(
            "render-benchmark", in: "RenderBenchmark", of: ["VitrineRendering", "Vitrine"],
            excluding: ["Icons"]),
        benchmark("step-benchmark", in: "StepBenchmark", of: ["VitrineRendering", "Vitrine", "VitrineTesting"]),
        .testTarget(
            name: "ExpectationBenchmark",
            dependencies: ["SnapshotExpectations", "Vitrine"].map { .product(name: $0, package: "vitrine") },
            swiftSettings: settings),
    ]
)
