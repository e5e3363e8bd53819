// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let sampleSettings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// For modules in which debug builds, that people run, spend most of their time: loops over pixels, boxes, files and elements.
let optimized: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// The same, compiled as a whole: a quarter less of processor time, where a module is not so large that others wait for it.
let optimizedAsOne: [SwiftSetting] = [
    .unsafeFlags(
        ["-O", "-whole-module-optimization", "-disable-batch-mode", "-num-threads", "2"],
        .when(configuration: .debug))
]

/// A module of ours under `Sources/`; a plug-in writes the files of its embedded folder into the program.
func module(
    _ name: String, _ dependencies: [Target.Dependency] = [], _ additionalSettings: [SwiftSetting] = [],
    embedded folder: String? = nil
) -> Target {
    .target(
        name: name, dependencies: dependencies, exclude: folder.map { [$0] } ?? [],
        swiftSettings: settings + additionalSettings, plugins: folder == nil ? [] : ["EmbedFiles"])
}

/// A module of the sample under `Catalog/Sources/`, which sees of ours what is public, as in a package of one's own.
func sample(_ name: String, path: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(
        name: name, dependencies: dependencies, path: "Catalog/Sources/\(path)", packageAccess: false,
        swiftSettings: sampleSettings)
}

/// A library of the system under `Sources/`: a module map and a `shim.h`.
func library(_ name: String, pkgConfig: String, apt: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

/// The tests of one module, under `Tests/`.
func tests(
    _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [], resources: [Resource] = []
) -> Target {
    .testTarget(
        name: name, dependencies: dependencies, exclude: exclude, resources: resources,
        swiftSettings: settings)
}

/// The same views in one of the modes that packages are compiled in.
func isolationTests(_ mode: String, _ modeSettings: [SwiftSetting] = []) -> Target {
    .testTarget(
        name: "\(mode)IsolationTests", dependencies: ["Views"], path: "Tests/IsolationTests/\(mode)",
        swiftSettings: [.treatAllWarnings(as: .error)] + modeSettings)
}

let package = Package(
    name: "vitrine",
    products: [
        .library(name: "Vitrine", targets: ["Vitrine", "CatalogCommand", "PictureFoundation", "Views"]),
        .library(name: "VitrineTesting", targets: ["VitrineTesting"]),
        .library(name: "SnapshotExpectations", targets: ["SnapshotExpectations"]),
        .library(name: "Flexbox", targets: ["Flexbox"]),
        .executable(name: "layout-cases", targets: ["LayoutCases"]),
        // For the benchmarks and tools, which are packages of their own.
        .library(name: "Images", targets: ["Geometry", "Pixels", "ImageCoding", "ImageComparison"]),
        .library(name: "LayoutFixtures", targets: ["LayoutFixtures"]),
        .library(
            name: "Rendering",
            targets: [
                "CatalogAssets", "Composition", "Drawing", "Explanations", "Geometry", "ImageCoding",
                "JSONValues", "Pixels", "Rasterization", "Rendering", "SnapshotRuns", "Typesetting",
            ]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
    ],
    targets: [
        // System libraries.
        library("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
        library("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev"),
        library("CExpat", pkgConfig: "expat", apt: "libexpat1-dev"),
        library("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev"),
        library("CJPEG", pkgConfig: "libjpeg", apt: "libjpeg-dev"),
        // Swift's own executors are asked through C function pointers with Swift's calling convention.
        .target(name: "CJobQueue"),
        // What Swift cannot say of processes: functions with a varying number of arguments, registers.
        .systemLibrary(name: "CProcess"),
        library("CPNG", pkgConfig: "libpng", apt: "libpng-dev"),
        library("CPango", pkgConfig: "pangoft2", apt: "libpango1.0-dev"),
        library("CRSVG", pkgConfig: "librsvg-2.0", apt: "librsvg2-dev"),
        library("CWebP", pkgConfig: "libwebp", apt: "libwebp-dev"),
        library("CXXHash", pkgConfig: "libxxhash", apt: "libxxhash-dev"),

        // Values and algorithms without Foundation or C, but for roots and powers.
        // Rounding calls the C library's mathematics, which nothing else links for a program without Foundation.
        .target(
            name: "Geometry", swiftSettings: settings + optimized,
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        module("Flexbox", ["Geometry"], optimized),
        module("Pixels", ["Geometry"], optimizedAsOne),
        module("ImageComparison", ["Geometry", "Pixels"], optimizedAsOne),
        module("Drawing", ["Geometry", "Pixels"], optimizedAsOne),
        module("JSONValues", [], optimizedAsOne),
        module("Wording"),

        // Around C libraries and commands.
        module("Git"),
        module("Deflate", ["CDeflate"], optimizedAsOne),
        module("Hashing", ["CXXHash"], optimizedAsOne),
        module("ImageCoding", ["Geometry", "Pixels", "Deflate", "CJPEG", "CPNG", "CWebP"], optimizedAsOne),
        module(
            "VectorImages",
            ["Deflate", "Drawing", "Geometry", "ImageCoding", "Pixels", "Wording", "CExpat", "CRSVG"]),
        module("Symbols", ["Drawing", "Geometry", "VectorImages"], embedded: "Files"),
        .executableTarget(name: "embed-files", path: "Sources/EmbedFiles", swiftSettings: settings),
        .plugin(name: "EmbedFiles", capability: .buildTool(), dependencies: ["embed-files"]),
        module("Typesetting", ["CPango", "Drawing", "Geometry", "Hashing", "Pixels"], optimizedAsOne),
        module(
            "Rasterization", ["CCairo", "CFreeType", "Drawing", "Geometry", "Pixels", "Wording"],
            optimizedAsOne),

        // From views to pictures.
        module("Views", ["Geometry", "JSONValues", "Pixels", "Drawing"]),
        module(
            "Composition",
            ["Views", "Flexbox", "Drawing", "Geometry", "Hashing", "JSONValues", "Pixels", "CJobQueue"],
            optimized),
        module("TokenNames", ["Views"]),
        module("TokenReading", ["JSONValues", "Pixels", "Views", "Wording"]),
        module(
            "CatalogAssets",
            [
                "TokenReading", "TokenNames", "Views", "Drawing", "Geometry", "Pixels", "Hashing",
                "ImageCoding",
                "Symbols",
                "VectorImages", "Wording",
            ]),
        module(
            "Rendering",
            [
                "CatalogAssets", "Composition", "Views", "Flexbox", "Drawing", "Geometry", "Pixels",
                "Hashing",
                "ImageCoding", "Typesetting", "Rasterization", "VectorImages",
            ]),

        // The catalogue.
        module("CatalogKit", ["TokenNames", "Views", "Geometry", "Wording"]),

        // What pictures are compared with, and what comes of it.
        module(
            "Explanations", ["Composition", "Drawing", "Geometry", "Hashing", "JSONValues", "Pixels"],
            optimizedAsOne),
        module(
            "SnapshotStore",
            [
                "CatalogKit", "Rendering", "Composition", "Geometry", "Git", "Hashing", "ImageCoding",
                "JSONValues",
                "Pixels",
            ]),
        module(
            "RunRecords",
            [
                "SnapshotStore", "Explanations", "CatalogKit", "Geometry", "Git", "Hashing", "ImageCoding",
                "ImageComparison", "JSONValues", "Views", "Wording",
            ]),
        module(
            "SnapshotRuns",
            [
                "RunRecords", "SnapshotStore", "Explanations", "CatalogKit", "Rendering", "CatalogAssets",
                "Composition", "Views", "Drawing", "Geometry", "Hashing", "ImageCoding", "ImageComparison",
                "JSONValues", "Pixels",
            ]),
        module(
            "SnapshotHistory",
            ["RunRecords", "SnapshotStore", "Explanations", "CatalogKit", "Geometry", "Git", "JSONValues"]),
        module(
            "SnapshotReports",
            [
                "SnapshotHistory", "RunRecords", "SnapshotStore", "Explanations", "CatalogKit", "Git",
                "Hashing", "JSONValues", "Views", "Wording",
            ]),

        // Whom all this serves.
        module(
            "VitrineTesting",
            [
                "SnapshotRuns", "CatalogKit", "Rendering", "CatalogAssets", "Composition", "Typesetting",
                "Views",
                "Geometry", "Wording",
            ]),
        // Apart from the host, which catalogues use too: no program may need the libraries of tests.
        module(
            "SnapshotExpectations",
            [
                "VitrineTesting", "SnapshotRuns", "RunRecords", "CatalogKit", "Rendering", "Composition",
                "Views", "SnapshotStore",
            ]),
        module(
            "CatalogSite",
            [
                "SnapshotReports", "SnapshotHistory", "SnapshotRuns", "RunRecords", "SnapshotStore",
                "Explanations", "CatalogKit", "Composition", "TokenReading", "Git", "Views", "Drawing",
                "Geometry", "Hashing", "JSONValues", "Pixels", "Wording", "Rendering",
            ], embedded: "Assets"),
        module(
            "CatalogCommand",
            [
                "CProcess", "CatalogSite", "SnapshotReports", "SnapshotHistory", "SnapshotRuns",
                "RunRecords", "SnapshotStore", "Explanations", "CatalogKit", "Rendering", "CatalogAssets",
                "Composition", "TokenReading", "TokenNames",
                "Typesetting", "Views", "Drawing", "Geometry", "Git", "ImageCoding", "ImageComparison",
                "JSONValues", "Pixels", "Wording",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        module("PictureFoundation", ["Views"]),
        module("Vitrine", ["TokenNames", "Views", "CatalogKit", "PictureFoundation"]),

        // The sample: a marketplace app, cut as a large one is, and its catalogue.
        sample("MarketplaceModel", path: "Model", ["Vitrine"]),
        sample("MarketplaceDesign", path: "Design", ["MarketplaceModel", "Vitrine"]),
        sample(
            "MarketplaceFeatures", path: "Features", ["MarketplaceDesign", "MarketplaceModel", "Vitrine"]),
        .executableTarget(
            name: "catalog",
            dependencies: [
                "CatalogCommand", "MarketplaceDesign", "MarketplaceFeatures", "MarketplaceModel", "Symbols",
                "Vitrine", "VitrineTesting",
            ], path: "Catalog/Sources/Definitions", swiftSettings: sampleSettings),

        // Tools of this project.
        module("LayoutFixtures", ["Deflate", "Flexbox", "Geometry"]),
        .executableTarget(
            name: "LayoutCases", dependencies: ["LayoutFixtures"], swiftSettings: settings),
        .executableTarget(
            name: "layout-fuzz", dependencies: ["LayoutFixtures"], path: "Sources/LayoutFuzz",
            swiftSettings: settings),

        // Workers that draw boxes, reports of shards to be damaged, threads for tests that wait.
        .target(
            name: "TestWorkers",
            dependencies: [
                "SnapshotReports", "SnapshotRuns", "RunRecords", "SnapshotStore", "CatalogKit", "Rendering",
                "Composition", "Views", "Drawing", "Geometry", "Hashing", "Pixels", "JSONValues",
            ], path: "Tests/TestWorkers", swiftSettings: settings),

        // What the tests of faults start: a small catalogue whose calls of the system fail as they say.
        .target(name: "SystemFaults", path: "Tests/SystemFaults"),
        .executableTarget(
            name: "faulty-catalog",
            dependencies: ["CatalogCommand", "CatalogKit", "RunRecords", "SystemFaults", "Views"],
            path: "Tests/FaultyCatalog", swiftSettings: settings),

        // Components that crash, hang and lie, which tests start.
        .executableTarget(
            name: "hostile-catalog", dependencies: ["CatalogCommand", "Vitrine", "VitrineTesting"],
            path: "Tests/HostileCatalog", swiftSettings: settings),

        // Tests.
        tests("GeometryTests", ["Geometry"]),
        tests(
            "FlexboxTests", ["Flexbox", "Geometry", "LayoutFixtures"], resources: [.copy("Fixtures")]),
        tests("PixelsTests", ["Geometry", "Pixels"]),
        tests(
            "ImageComparisonTests", ["Geometry", "Pixels", "ImageCoding", "ImageComparison"],
            resources: [.copy("Fixtures")]),
        tests("GitTests", ["Git"]),
        tests("PictureFoundationTests", ["PictureFoundation"]),
        tests("DeflateTests", ["Deflate", "Hashing"]),
        tests("ImageCodingTests", ["Geometry", "Pixels", "Deflate", "ImageCoding"]),
        tests("VectorImagesTests", ["VectorImages", "Drawing", "Geometry", "Pixels"]),
        tests("SymbolsTests", ["Symbols", "VectorImages", "Drawing", "Geometry"]),
        tests("TypesettingTests", ["Typesetting", "Drawing", "Geometry", "Pixels"]),
        tests("RasterizationTests", ["Rasterization", "Drawing", "Geometry", "Pixels"]),
        tests(
            "CatalogAssetsTests",
            [
                "CatalogAssets", "Rendering", "Composition", "Views", "Typesetting", "ImageCoding", "Pixels",
                "Geometry", "Drawing",
            ]),
        tests(
            "RenderingTests",
            [
                "Rendering", "CatalogAssets", "Composition", "Views", "Typesetting", "ImageCoding", "Pixels",
                "Geometry", "Drawing", "Hashing", "Rasterization", "JSONValues",
            ]),
        tests(
            "TokenReadingTests",
            [
                "TokenReading", "TokenNames", "CatalogAssets", "Composition", "Rendering", "Typesetting",
                "Views",
                "Geometry",
                "Pixels", "JSONValues",
            ]),
        tests("ViewsTests", ["Views", "Drawing", "Geometry", "Pixels"]),
        isolationTests("Swift5", [.swiftLanguageMode(.v5)]),
        isolationTests("Swift6"),
        isolationTests("MainActorByDefault", [.defaultIsolation(MainActor.self)]),
        tests(
            "CompositionTests",
            [
                "Composition", "Views", "Flexbox", "Drawing", "Geometry", "JSONValues", "Pixels",
                "Typesetting",
                "Vitrine",
            ]),
        tests("CatalogKitTests", ["CatalogKit", "Geometry", "Views"]),
        tests(
            "VitrineTestingTests",
            [
                "VitrineTesting", "CatalogKit", "Composition", "Rendering", "Typesetting", "Views",
                "Geometry",
                "JSONValues",
            ]),
        tests(
            "SnapshotExpectationsTests",
            [
                "SnapshotExpectations", "VitrineTesting", "RunRecords", "CatalogCommand", "CatalogKit",
                "Geometry", "Views",
            ], exclude: ["__Snapshots__"]),
        tests(
            "CatalogTests",
            [
                "catalog", "hostile-catalog", "CatalogAssets", "CatalogCommand", "CatalogKit", "Composition",
                "Drawing", "Geometry", "MarketplaceDesign", "MarketplaceFeatures", "MarketplaceModel",
                "Rendering", "SnapshotRuns", "SnapshotStore", "TestWorkers", "Typesetting", "Views",
                "Vitrine",
                "VitrineTesting",
            ]),
        tests(
            "ExplanationsTests",
            [
                "Explanations", "SnapshotStore", "CatalogAssets", "Composition", "Drawing", "Geometry",
                "JSONValues",
                "Rendering", "Typesetting", "Views",
            ],
            exclude: ["Texts.txt"]),
        tests(
            "SnapshotStoreTests",
            [
                "SnapshotStore", "CatalogKit", "Rendering", "Composition", "Geometry", "Hashing",
                "JSONValues",
            ]),
        tests(
            "RunRecordsTests",
            [
                "RunRecords", "TestWorkers", "SnapshotStore", "Explanations", "CatalogKit", "Composition",
                "Geometry", "JSONValues",
            ]),
        tests(
            "SnapshotRunsTests",
            [
                "SnapshotRuns", "TestWorkers", "RunRecords", "SnapshotStore", "CatalogKit", "Rendering",
                "CatalogAssets", "Composition", "Typesetting", "Views", "Drawing", "Geometry", "Pixels",
                "Deflate", "JSONValues", "Explanations",
            ]),
        tests(
            "SnapshotReportsTests",
            [
                "SnapshotReports", "TestWorkers", "SnapshotRuns", "RunRecords", "SnapshotStore",
                "Explanations",
                "CatalogKit", "Views", "Geometry", "Hashing", "ImageComparison",
            ]),
        tests("FaultTests", ["CatalogKit", "SnapshotStore", "TestWorkers", "faulty-catalog"]),
        tests(
            "CatalogSiteTests",
            [
                "CatalogSite", "SnapshotReports", "SnapshotHistory", "SnapshotRuns", "RunRecords",
                "Explanations", "CatalogKit", "Composition", "TokenReading", "Geometry", "Git", "Hashing",
                "Views", "JSONValues", "SnapshotStore", "TestWorkers",
            ]),
        tests(
            "CatalogCommandTests",
            [
                "CatalogCommand", "SnapshotRuns", "RunRecords", "SnapshotStore", "CatalogKit", "Composition",
                "Rendering", "TokenNames", "Typesetting", "Views", "VitrineTesting", "Geometry", "Git",
                "Hashing",
                "ImageCoding", "JSONValues", "Pixels", "Explanations",
            ],
            resources: [.copy("Help")]),
    ]
)
