// swift-tools-version: 6.2
import PackageDescription

/// How many batches of files a module is compiled in. The compiler's driver makes one for each processor, even of two files, and each
/// reads all that the module imports: a second and more of processor time, of a small module a fifth of the whole.
func batches(_ count: Int) -> [SwiftSetting] {
    [.unsafeFlags(["-driver-batch-count", "\(count)"], .when(configuration: .debug))]
}

/// For a module of more than fifty files, and for tests that are compiled last, when nothing else is left for another processor. With
/// `-j2`, as on two processors, the driver often compiles two batches one after the other.
let twoBatches = batches(2) + [.unsafeFlags(["-j3"], .when(configuration: .debug))]

let settings: [SwiftSetting] =
    [
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ] + batches(1)

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
    _ name: String, _ dependencies: [Target.Dependency], _ additionalSettings: [SwiftSetting] = [],
    exclude: [String] = [], resources: [Resource] = []
) -> Target {
    .testTarget(
        name: name, dependencies: dependencies, exclude: exclude, resources: resources,
        swiftSettings: settings + additionalSettings)
}

/// The same views in one of the modes that packages are compiled in.
func isolationTests(_ mode: String, _ modeSettings: [SwiftSetting] = []) -> Target {
    .testTarget(
        name: "\(mode)IsolationTests", dependencies: ["VitrineViews"], path: "Tests/IsolationTests/\(mode)",
        swiftSettings: [.treatAllWarnings(as: .error)] + modeSettings)
}

let package = Package(
    name: "vitrine",
    products: [
        .library(
            name: "Vitrine",
            targets: [
                "Vitrine", "CatalogCommand", "PictureFoundation", "PictureRandomNumbers", "VitrineViews",
            ]),
        .library(name: "VitrineTesting", targets: ["VitrineTesting"]),
        .library(name: "SnapshotExpectations", targets: ["SnapshotExpectations"]),
        .library(name: "Flexbox", targets: ["Flexbox"]),
        .executable(name: "layout-cases", targets: ["LayoutCases"]),
        // For the benchmarks and tools, which are packages of their own.
        .library(
            name: "VitrineImages",
            targets: ["VitrineGeometry", "VitrinePixels", "VitrineImageCoding", "VitrineImageComparison"]),
        .library(name: "LayoutFixtures", targets: ["LayoutFixtures"]),
        .library(
            name: "VitrineRendering",
            targets: [
                "CatalogAssets", "VitrineComposition", "VitrineDrawing", "VitrineExplanations",
                "VitrineGeometry", "VitrineImageCoding",
                "VitrineJSONValues", "VitrinePixels", "VitrineRasterization", "VitrineRendering",
                "SnapshotRuns", "VitrineTypesetting",
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
        // Rounding calls the C library's mathematics, which nothing else links for a program without Foundation. Every program has this
        // module, and is linked after each edit, in half the time by the toolchain's own linker.
        .target(
            name: "VitrineGeometry", swiftSettings: settings + optimized,
            linkerSettings: [
                .linkedLibrary("m", .when(platforms: [.linux])),
                .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux], configuration: .debug)),
            ]),
        module("Flexbox", ["VitrineGeometry"], optimized + twoBatches),
        module("VitrinePixels", ["VitrineGeometry"], optimizedAsOne),
        module("VitrineImageComparison", ["VitrineGeometry", "VitrinePixels"], optimizedAsOne),
        module("VitrineDrawing", ["VitrineGeometry", "VitrinePixels"], optimizedAsOne),
        module("VitrineJSONValues", [], optimizedAsOne),
        module("VitrineWording"),

        // Around C libraries and commands.
        module("VitrineGit"),
        module("VitrineDeflate", ["CDeflate"], optimizedAsOne),
        module("VitrineHashing", ["CXXHash"], optimizedAsOne),
        module(
            "VitrineImageCoding",
            ["VitrineGeometry", "VitrinePixels", "VitrineDeflate", "CJPEG", "CPNG", "CWebP"], optimizedAsOne),
        module(
            "VitrineVectorImages",
            [
                "VitrineDeflate", "VitrineDrawing", "VitrineGeometry", "VitrineImageCoding", "VitrinePixels",
                "VitrineWording", "CExpat", "CRSVG",
            ]),
        module(
            "VitrineSymbols", ["VitrineDrawing", "VitrineGeometry", "VitrineVectorImages"], embedded: "Files"),
        .executableTarget(name: "embed-files", path: "Sources/EmbedFiles", swiftSettings: settings),
        .plugin(name: "EmbedFiles", capability: .buildTool(), dependencies: ["embed-files"]),
        module(
            "VitrineTypesetting",
            ["CPango", "VitrineDrawing", "VitrineGeometry", "VitrineHashing", "VitrinePixels"], optimizedAsOne
        ),
        module(
            "VitrineRasterization",
            ["CCairo", "CFreeType", "VitrineDrawing", "VitrineGeometry", "VitrinePixels", "VitrineWording"],
            optimizedAsOne),

        // From views to pictures.
        module(
            "VitrineViews", ["VitrineGeometry", "VitrineJSONValues", "VitrinePixels", "VitrineDrawing"],
            batches(15)),
        module(
            "VitrineComposition",
            [
                "VitrineViews", "Flexbox", "VitrineDrawing", "VitrineGeometry", "VitrineHashing",
                "VitrineJSONValues", "VitrinePixels", "CJobQueue",
            ],
            optimized + twoBatches),
        module("VitrineTokenNames", ["VitrineViews"]),
        module(
            "VitrineTokenReading", ["VitrineJSONValues", "VitrinePixels", "VitrineViews", "VitrineWording"]),
        module(
            "CatalogAssets",
            [
                "VitrineTokenReading", "VitrineTokenNames", "VitrineViews", "VitrineDrawing",
                "VitrineGeometry", "VitrinePixels", "VitrineHashing",
                "VitrineImageCoding",
                "VitrineSymbols",
                "VitrineVectorImages", "VitrineWording",
            ]),
        module(
            "VitrineRendering",
            [
                "CatalogAssets", "VitrineComposition", "VitrineViews", "Flexbox", "VitrineDrawing",
                "VitrineGeometry", "VitrinePixels",
                "VitrineHashing",
                "VitrineImageCoding", "VitrineTypesetting", "VitrineRasterization", "VitrineVectorImages",
            ]),

        // The catalogue.
        module("CatalogKit", ["VitrineTokenNames", "VitrineViews", "VitrineGeometry", "VitrineWording"]),

        // What pictures are compared with, and what comes of it.
        module(
            "VitrineExplanations",
            [
                "VitrineComposition", "VitrineDrawing", "VitrineGeometry", "VitrineHashing",
                "VitrineJSONValues", "VitrinePixels",
            ]),
        module(
            "SnapshotStore",
            [
                "CatalogKit", "VitrineRendering", "VitrineComposition", "VitrineGeometry", "VitrineGit",
                "VitrineHashing", "VitrineImageCoding",
                "VitrineJSONValues",
                "VitrinePixels",
            ]),
        module(
            "RunRecords",
            [
                "SnapshotStore", "VitrineExplanations", "CatalogKit", "VitrineGeometry", "VitrineGit",
                "VitrineHashing", "VitrineImageCoding",
                "VitrineImageComparison", "VitrineJSONValues", "VitrineViews", "VitrineWording",
            ]),
        module(
            "SnapshotRuns",
            [
                "RunRecords", "SnapshotStore", "VitrineExplanations", "CatalogKit", "VitrineRendering",
                "CatalogAssets",
                "VitrineComposition", "VitrineViews", "VitrineDrawing", "VitrineGeometry", "VitrineHashing",
                "VitrineImageCoding", "VitrineImageComparison",
                "VitrineJSONValues", "VitrinePixels",
            ]),
        module(
            "SnapshotHistory",
            [
                "RunRecords", "SnapshotStore", "VitrineExplanations", "CatalogKit", "VitrineGeometry",
                "VitrineGit", "VitrineJSONValues",
            ]),
        module(
            "SnapshotReports",
            [
                "SnapshotHistory", "RunRecords", "SnapshotStore", "VitrineExplanations", "CatalogKit",
                "VitrineGit",
                "VitrineHashing", "VitrineJSONValues", "VitrineViews", "VitrineWording",
            ]),

        // Whom all this serves.
        module(
            "VitrineTesting",
            [
                "SnapshotRuns", "CatalogKit", "VitrineRendering", "CatalogAssets", "VitrineComposition",
                "VitrineTypesetting",
                "VitrineViews",
                "VitrineGeometry", "VitrineWording",
            ]),
        // Apart from the host, which catalogues use too: no program may need the libraries of tests.
        module(
            "SnapshotExpectations",
            [
                "VitrineTesting", "SnapshotRuns", "RunRecords", "CatalogKit", "VitrineRendering",
                "VitrineComposition",
                "VitrineViews", "SnapshotStore",
            ]),
        module(
            "CatalogSite",
            [
                "SnapshotReports", "SnapshotHistory", "SnapshotRuns", "RunRecords", "SnapshotStore",
                "VitrineExplanations", "CatalogKit", "VitrineComposition", "VitrineTokenReading",
                "VitrineGit", "VitrineViews", "VitrineDrawing",
                "VitrineGeometry", "VitrineHashing", "VitrineJSONValues", "VitrinePixels", "VitrineWording",
                "VitrineRendering",
            ], twoBatches, embedded: "Assets"),
        module(
            "CatalogCommand",
            [
                "CProcess", "CatalogSite", "SnapshotReports", "SnapshotHistory", "SnapshotRuns",
                "RunRecords", "SnapshotStore", "VitrineExplanations", "CatalogKit", "VitrineRendering",
                "CatalogAssets",
                "VitrineComposition", "VitrineTokenReading", "VitrineTokenNames",
                "VitrineTypesetting", "VitrineViews", "VitrineDrawing", "VitrineGeometry", "VitrineGit",
                "VitrineImageCoding", "VitrineImageComparison",
                "VitrineJSONValues", "VitrinePixels", "VitrineWording",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], twoBatches),
        module("PictureRandomNumbers", ["VitrineViews"]),
        module("PictureFoundation", ["PictureRandomNumbers", "VitrineViews"]),
        module("Vitrine", ["VitrineTokenNames", "VitrineViews", "CatalogKit", "PictureFoundation"]),

        // The sample: a marketplace app, cut as a large one is, and its catalogue.
        sample("MarketplaceModel", path: "Model", ["Vitrine"]),
        sample("MarketplaceDesign", path: "Design", ["MarketplaceModel", "Vitrine"]),
        sample(
            "MarketplaceFeatures", path: "Features", ["MarketplaceDesign", "MarketplaceModel", "Vitrine"]),
        .executableTarget(
            name: "catalog",
            dependencies: [
                "CatalogCommand", "MarketplaceDesign", "MarketplaceFeatures", "MarketplaceModel",
                "VitrineSymbols",
                "Vitrine", "VitrineTesting",
            ], path: "Catalog/Sources/Definitions", swiftSettings: sampleSettings),

        // Tools of this project.
        module("LayoutFixtures", ["VitrineDeflate", "Flexbox", "VitrineGeometry"], optimizedAsOne),
        .executableTarget(
            name: "LayoutCases", dependencies: ["LayoutFixtures"], swiftSettings: settings),
        .executableTarget(
            name: "layout-fuzz", dependencies: ["LayoutFixtures"], path: "Sources/LayoutFuzz",
            swiftSettings: settings),

        // Workers that draw boxes, reports of shards to be damaged, programs for tests to start and threads to wait on.
        .target(
            name: "TestWorkers",
            dependencies: [
                "SnapshotReports", "SnapshotRuns", "RunRecords", "SnapshotStore", "CatalogKit",
                "VitrineRendering",
                "VitrineComposition", "VitrineViews", "VitrineDrawing", "VitrineGeometry", "VitrineHashing",
                "VitrinePixels", "VitrineJSONValues",
            ], path: "Tests/TestWorkers", swiftSettings: settings),

        // What the tests of faults start: a small catalogue whose calls of the system fail as they say.
        .target(name: "SystemFaults", path: "Tests/SystemFaults"),
        .executableTarget(
            name: "faulty-catalog",
            dependencies: ["CatalogCommand", "CatalogKit", "RunRecords", "SystemFaults", "VitrineViews"],
            path: "Tests/FaultyCatalog", swiftSettings: settings),

        // Components that crash, hang and lie, which tests start.
        .executableTarget(
            name: "hostile-catalog", dependencies: ["CatalogCommand", "Vitrine", "VitrineTesting"],
            path: "Tests/HostileCatalog", swiftSettings: settings),

        // Tests.
        tests("GeometryTests", ["VitrineGeometry"]),
        tests(
            "FlexboxTests", ["Flexbox", "VitrineGeometry", "LayoutFixtures"], resources: [.copy("Fixtures")]),
        tests("PixelsTests", ["VitrineGeometry", "VitrinePixels"]),
        tests(
            "ImageComparisonTests",
            ["VitrineGeometry", "VitrinePixels", "VitrineImageCoding", "VitrineImageComparison"],
            resources: [.copy("Fixtures")]),
        tests("GitTests", ["VitrineGit"]),
        tests("PictureFoundationTests", ["PictureFoundation"]),
        tests("DeflateTests", ["VitrineDeflate", "VitrineHashing"]),
        tests(
            "ImageCodingTests", ["VitrineGeometry", "VitrinePixels", "VitrineDeflate", "VitrineImageCoding"]),
        tests(
            "VectorImagesTests",
            ["VitrineVectorImages", "VitrineDrawing", "VitrineGeometry", "VitrinePixels"]),
        tests(
            "SymbolsTests", ["VitrineSymbols", "VitrineVectorImages", "VitrineDrawing", "VitrineGeometry"]),
        tests(
            "TypesettingTests", ["VitrineTypesetting", "VitrineDrawing", "VitrineGeometry", "VitrinePixels"]),
        tests(
            "RasterizationTests",
            ["VitrineRasterization", "VitrineDrawing", "VitrineGeometry", "VitrinePixels"]),
        tests(
            "CatalogAssetsTests",
            [
                "CatalogAssets", "VitrineRendering", "VitrineComposition", "VitrineViews",
                "VitrineTypesetting", "VitrineImageCoding", "VitrinePixels",
                "VitrineGeometry", "VitrineDrawing",
            ]),
        tests(
            "RenderingTests",
            [
                "VitrineRendering", "CatalogAssets", "VitrineComposition", "VitrineViews",
                "VitrineTypesetting", "VitrineImageCoding", "VitrinePixels",
                "VitrineGeometry", "VitrineDrawing", "VitrineHashing", "VitrineRasterization",
                "VitrineJSONValues",
            ]),
        tests(
            "TokenReadingTests",
            [
                "VitrineTokenReading", "VitrineTokenNames", "CatalogAssets", "VitrineComposition",
                "VitrineRendering", "VitrineTypesetting",
                "VitrineViews",
                "VitrineGeometry",
                "VitrinePixels", "VitrineJSONValues",
            ]),
        tests("ViewsTests", ["VitrineViews", "VitrineDrawing", "VitrineGeometry", "VitrinePixels"]),
        isolationTests("Swift5", [.swiftLanguageMode(.v5)]),
        isolationTests("Swift6"),
        isolationTests("MainActorByDefault", [.defaultIsolation(MainActor.self)]),
        tests(
            "CompositionTests",
            [
                "VitrineComposition", "VitrineViews", "Flexbox", "VitrineDrawing", "VitrineGeometry",
                "VitrineJSONValues", "VitrinePixels",
                "VitrineTypesetting",
                "Vitrine",
            ], twoBatches),
        tests("CatalogKitTests", ["CatalogKit", "VitrineGeometry", "VitrineViews"]),
        tests(
            "VitrineTestingTests",
            [
                "VitrineTesting", "CatalogKit", "VitrineComposition", "VitrineRendering",
                "VitrineTypesetting", "VitrineViews",
                "VitrineGeometry",
                "VitrineJSONValues",
            ]),
        tests(
            "SnapshotExpectationsTests",
            [
                "SnapshotExpectations", "VitrineTesting", "RunRecords", "CatalogCommand", "CatalogKit",
                "VitrineGeometry", "VitrineViews",
            ], exclude: ["__Snapshots__"]),
        tests(
            "CatalogTests",
            [
                "catalog", "hostile-catalog", "CatalogAssets", "CatalogCommand", "CatalogKit",
                "VitrineComposition",
                "VitrineDrawing", "VitrineGeometry", "MarketplaceDesign", "MarketplaceFeatures",
                "MarketplaceModel",
                "VitrineRendering", "SnapshotRuns", "SnapshotStore", "TestWorkers", "VitrineTypesetting",
                "VitrineViews",
                "Vitrine",
                "VitrineTesting",
            ]),
        tests(
            "ExplanationsTests",
            [
                "VitrineExplanations", "SnapshotStore", "CatalogAssets", "VitrineComposition",
                "VitrineDrawing", "VitrineGeometry",
                "VitrineJSONValues",
                "VitrineRendering", "VitrineTypesetting", "VitrineViews",
            ],
            exclude: ["Texts.txt"]),
        tests(
            "SnapshotStoreTests",
            [
                "SnapshotStore", "CatalogKit", "VitrineRendering", "VitrineComposition", "VitrineGeometry",
                "VitrineHashing",
                "VitrineJSONValues",
            ]),
        tests(
            "RunRecordsTests",
            [
                "RunRecords", "TestWorkers", "SnapshotStore", "VitrineExplanations", "CatalogKit",
                "VitrineComposition",
                "VitrineGeometry", "VitrineJSONValues",
            ]),
        tests(
            "SnapshotRunsTests",
            [
                "SnapshotRuns", "TestWorkers", "RunRecords", "SnapshotStore", "CatalogKit",
                "VitrineRendering",
                "CatalogAssets", "VitrineComposition", "VitrineTypesetting", "VitrineViews", "VitrineDrawing",
                "VitrineGeometry", "VitrinePixels",
                "VitrineDeflate", "VitrineJSONValues", "VitrineExplanations",
            ]),
        tests(
            "SnapshotReportsTests",
            [
                "SnapshotReports", "TestWorkers", "SnapshotRuns", "RunRecords", "SnapshotStore",
                "VitrineExplanations",
                "CatalogKit", "VitrineViews", "VitrineGeometry", "VitrineHashing", "VitrineImageComparison",
            ]),
        tests("FaultTests", ["CatalogKit", "SnapshotStore", "TestWorkers", "faulty-catalog"]),
        tests(
            "CatalogSiteTests",
            [
                "CatalogSite", "SnapshotReports", "SnapshotHistory", "SnapshotRuns", "RunRecords",
                "VitrineExplanations", "CatalogKit", "VitrineComposition", "VitrineTokenReading",
                "VitrineGeometry", "VitrineGit", "VitrineHashing",
                "VitrineViews", "VitrineJSONValues", "SnapshotStore", "TestWorkers",
            ]),
        tests(
            "CatalogCommandTests",
            [
                "CProcess", "CatalogCommand", "SnapshotRuns", "RunRecords", "SnapshotStore", "CatalogKit",
                "VitrineComposition",
                "VitrineRendering", "VitrineTokenNames", "VitrineTypesetting", "VitrineViews",
                "VitrineTesting", "VitrineGeometry", "VitrineGit",
                "VitrineHashing",
                "VitrineImageCoding", "VitrineJSONValues", "VitrinePixels", "VitrineExplanations",
            ],
            twoBatches, resources: [.copy("Help")]),
    ]
)
