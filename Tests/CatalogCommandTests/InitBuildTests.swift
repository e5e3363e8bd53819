import Foundation
import RunRecords
import Synchronization
import Testing

@testable import CatalogCommand

/// What `init` does with the package that it has written, told by the programs that it starts.
@MainActor
struct InitBuildTests {
    private let stage: Stage
    private let programs = Programs()

    init() throws {
        stage = try Stage()
        stage.outputs = [:]
        stage.launch = { [programs] in programs.run($0, in: $1) }
        try write("", to: "vitrine/Sources/CatalogCommand/CatalogCommand.swift")
        try write("import SwiftUI\n\nlet depth = Depth()\n#Preview {}\n", to: "App/Badge.swift")
    }

    /// Stands in for the programs: knows what was started, and what each ends with.
    private final class Programs: Sendable {
        let started = Mutex<[String]>([])
        /// Exit codes by the last word of a command, one for each time.
        let codes = Mutex<[String: [Int32]]>([:])

        func run(_ command: [String], in folder: String) -> Int32 {
            started.withLock { $0.append(command.joined(separator: " ")) }
            let word = command.last ?? ""
            return codes.withLock { codes in
                codes[word]?.isEmpty == false ? codes[word, default: []].removeFirst() : 0
            }
        }
    }

    private func write(_ text: String, to path: String) throws {
        let url = URL(filePath: stage.path(path))
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func initialize() async -> (status: RunStatus, text: String) {
        await stage.run("init", "Gallery", "--previews", "App", "--vitrine", "vitrine")
    }

    private var started: [String] { programs.started.withLock { $0 } }

    private static let build = "swift build --product catalog"
    private static let record = ".build/debug/catalog record"
    private static let check = ".build/debug/catalog check"

    @Test func `A package is built, recorded and checked`() async {
        #expect(await initialize().status == .allMatch)
        #expect(started == [Self.build, Self.record, Self.check])
    }

    @Test(arguments: [RunStatus.missingOrStale, .failedToRender])
    func `Where a component fails to render the others are recorded and checked`(checked: RunStatus) async {
        programs.codes.withLock { $0 = ["record": [3], "check": [checked.rawValue]] }
        let (status, text) = await initialize()
        #expect(status == .failedToRender)
        #expect(started == [Self.build, Self.record, Self.check])
        #expect(
            text.contains("warning: some components are not recorded, for the reasons above; the others are"))
        #expect(text.contains("next, in Gallery:"))
    }

    @Test(arguments: [("record", Int32(70), 2), ("check", 1, 3), ("check", 3, 3)])
    func `A command that fails ends all`(command: String, code: Int32, count: Int) async {
        programs.codes.withLock { $0 = [command: [code]] }
        let (status, text) = await initialize()
        #expect(status == .failed)
        #expect(started.count == count)
        #expect(
            text.hasSuffix(
                "error: '.build/debug/catalog \(command)' in Gallery ended with \(code); its message stands above\n"
            ))
    }

    @Test func `Others' packages that lean on Apple's modules are copied and taken in their place`()
        async throws
    {
        try write("", to: "App/Package.swift")
        try write("import SwiftUI\nimport Kit\n#Preview {}", to: "App/Sources/UI/Badge.swift")
        stage.outputs = [
            stage.path("App"): """
            {"name": "App", "products": [], "dependencies": [\(Self.remote("kit")), \(Self.remote("plain"))],
             "targets": [{"name": "UI", "type": "regular", "exclude": [], "resources": [], "settings": [],
              "dependencies": [{"product": ["Kit", "Kit", null, null]}, {"product": ["Plain", "Plain", null, null]}]}]}
            """
        ]
        for (name, path) in [("Kit", #""assets/swift""#), ("plain", "null")] {
            stage.outputs?[stage.path("Gallery/.build/checkouts/\(name)")] = """
                {"name": "\(name)", "products": [], "dependencies": [],
                 "targets": [{"name": "\(name)", "type": "regular", "path": \(path), "exclude": [], "resources": [],
                  "settings": [], "dependencies": []}]}
                """
        }
        for (folder, module) in [
            ("Kit/assets/swift", "UIKit"), ("plain/Sources/plain", "Foundation"), ("plain/Tests", "UIKit"),
            ("swift-syntax/Sources/SwiftSyntax", "SwiftUI"),
        ] {
            try write("import \(module)", to: "Gallery/.build/checkouts/\(folder)/A.swift")
        }
        #expect(await initialize().status == .allMatch)
        #expect(
            started == [
                "swift package resolve", "swift build --product copy-as-ios",
                ".build/debug/copy-as-ios .build/checkouts/Kit Packages/Kit", Self.build, Self.record,
                Self.check,
            ])
        let manifest = try stage.text(of: "Gallery/Package.swift")
        #expect(manifest.contains(#".package(path: "Packages/Kit")"#))
        #expect(manifest.contains(#".product(name: "Kit", package: "Kit"),"#))
        #expect(manifest.contains(#".package(url: "https://host/plain", branch: "main")"#))
        #expect(!manifest.contains("https://host/kit"))
        #expect(manifest.contains(#"traits: ["UIKit", "SwiftSyntaxPackage"])"#))
    }

    private static func remote(_ identity: String) -> String {
        """
        {"sourceControl": [{"identity": "\(identity)", "requirement": {"branch": ["main"]},
          "location": {"remote": [{"urlString": "https://host/\(identity)"}]}}]}
        """
    }

    @Test func `What does not compile is stood in for, and named`() async throws {
        programs.codes.withLock { $0 = ["catalog": [1]] }
        let package = stage.path("Gallery")
        let error = "\(package)/Linked/App/Sources/Badge.swift:3:13: error: cannot find 'Depth' in scope"
        let outputs = Mutex([error + "\n" + error, "Build complete!"])
        stage.output = { _, _ in outputs.withLock { $0.removeFirst() } }
        let (status, text) = await initialize()
        #expect(status == .allMatch)
        #expect(started == [Self.build, Self.build, Self.record, Self.check])
        #expect(
            text.contains(
                """
                warning: not everything compiles on Linux; stand-ins are in the places of what does not, labelled boxes for views:
                  App/Badge.swift:3: cannot find 'Depth' in scope
                  each place is in Linked/App/CompilerErrors.txt; delete that file to try anew

                """), "\(text)")
        #expect(
            try stage.text(of: "Gallery/Linked/App/CompilerErrors.txt")
                == "Sources/Badge.swift:3:13: cannot find 'Depth' in scope\tlet depth = Depth()\n")
        #expect(try stage.text(of: "Gallery/Package.swift").contains(#"exclude: ["CompilerErrors.txt"],"#))
    }

    @Test func `A copy is made again with stand-ins for what does not compile in it`() async throws {
        programs.codes.withLock { $0 = ["catalog": [1]] }
        try write("import UIKit\nlet depth = Depth()", to: "Gallery/.build/checkouts/Kit/Sources/Depth.swift")
        try write("", to: "Gallery/Packages/Kit/Package.swift")
        let error = "\(stage.path("Gallery"))/Packages/Kit/Sources/Depth.swift:2:13: error: no 'Depth'"
        let outputs = Mutex([error, "Build complete!"])
        stage.output = { _, _ in outputs.withLock { $0.removeFirst() } }
        let (status, text) = await initialize()
        #expect(status == .allMatch)
        #expect(
            started == [
                Self.build,
                ".build/debug/copy-as-ios .build/checkouts/Kit Packages/Kit Packages/Kit.CompilerErrors.txt",
                Self.build, Self.record, Self.check,
            ])
        #expect(text.contains("\n  Kit/Depth.swift:2: no 'Depth'\n"))
        #expect(
            try stage.text(of: "Gallery/Packages/Kit.CompilerErrors.txt")
                == "Sources/Depth.swift:2:13: no 'Depth'\tlet depth = Depth()\n")
    }

    @Test func `What fails elsewhere than in linked sources fails`() async {
        programs.codes.withLock { $0 = ["catalog": [1, 1]] }
        #expect(await initialize().status == .failed)
        #expect(started == [Self.build, Self.build])
    }

    /// A project of Xcode's with two packages of other teams, both of which a file imports.
    private func writeProject() throws {
        try write(
            """
            // !$*UTF8*$!
            {
                objects = {
                    1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://host/Kit.git";
                        requirement = {kind = upToNextMajorVersion; minimumVersion = 1.2.0; }; };
                    2 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://host/Closed";
                        requirement = {kind = exactVersion; version = 3.0.0; }; };
                    3 = {isa = XCSwiftPackageProductDependency; package = 1; productName = Kit; };
                    4 = {isa = XCSwiftPackageProductDependency; package = 2; productName = Closed; };
                    5 = {isa = XCSwiftPackageProductDependency; package = 2; productName = Unused; };
                    7 = {isa = XCSwiftPackageProductDependency; package = 2; productName = Charts; };
                    6 = {isa = PBXProject; };
                };
                rootObject = 6;
            }
            """, to: "Shop.xcodeproj/project.pbxproj")
        try write(
            "import SwiftUI\nimport Charts\nimport Kit\nimport Other\n#Preview {}", to: "App/Badge.swift")
        try write("import SwiftUI\nimport Closed\n", to: "App/Row.swift")
    }

    @Test func `An app has the packages of its Xcode project that its files import`() async throws {
        try writeProject()
        let (status, _) = await initialize()
        #expect(status == .allMatch)
        #expect(started == ["swift package resolve", Self.build, Self.record, Self.check])
        let manifest = try stage.text(of: "Gallery/Package.swift")
        #expect(manifest.contains(#".package(url: "https://host/Kit.git", from: "1.2.0")"#), "\(manifest)")
        #expect(manifest.contains(#".package(url: "https://host/Closed", exact: "3.0.0")"#))
        #expect(manifest.contains(#".product(name: "Kit", package: "kit"),"#))
        #expect(!manifest.contains("Unused"))
        #expect(!manifest.contains(#".product(name: "Charts", package: "closed")"#))
        #expect(try stage.text(of: "Gallery/Linked/App/MissingModules.txt") == "Other\n")
    }

    @Test func `Packages of a project that cannot be fetched are stood in for, and named`() async throws {
        try writeProject()
        programs.codes.withLock { $0 = ["resolve": [1]] }
        let (status, text) = await initialize()
        #expect(status == .allMatch)
        #expect(
            started == [
                "swift package resolve", "swift package resolve", Self.build, Self.record, Self.check,
            ])
        #expect(
            text.contains(
                """
                warning: labelled boxes stand in for the views of files that import packages of the Xcode project which could not all be fetched: \
                closed, kit

                """), "\(text)")
        #expect(try !stage.text(of: "Gallery/Package.swift").contains("https://host"))
        #expect(try stage.text(of: "Gallery/Linked/App/MissingModules.txt") == "Closed\nKit\nOther\n")
    }

    @Test(arguments: [
        (#"{"name": "Closed", "type": "binary", "exclude": [], "resources": [], "settings": [], "dependencies": []}"#),
        (#"{"name": "Closed", "type": "regular", "exclude": [], "resources": [], "settings": [], "dependencies": []}"#),
    ])
    func `Packages of a project that Linux cannot build are stood in for, and named`(
        target: String
    ) async throws {
        try writeProject()
        for (name, targets) in [("Closed", target), ("Kit", "")] {
            stage.outputs?[stage.path("Gallery/.build/checkouts/\(name)")] =
                #"{"name": "\#(name)", "products": [{"name": "\#(name)", "targets": ["\#(name)"]}], "dependencies": [], "targets": [\#(targets)]}"#
        }
        try write("", to: "Gallery/.build/checkouts/Closed/Sources/Closed/Closed.m")
        try write("", to: "Gallery/.build/checkouts/Kit/README.md")
        let (status, text) = await initialize()
        #expect(status == .allMatch, "\(text)")
        #expect(text.contains("of the Xcode project which hold what Linux cannot build: closed\n"), "\(text)")
        let manifest = try stage.text(of: "Gallery/Package.swift")
        #expect(manifest.contains("https://host/Kit.git") && !manifest.contains("https://host/Closed"))
        #expect(try stage.text(of: "Gallery/Linked/App/MissingModules.txt") == "Closed\nOther\n")
    }

    @Test(arguments: [
        ("kind = upToNextMajorVersion; minimumVersion = 1.0.0", #"from: "1.0.0""#),
        ("kind = upToNextMinorVersion; minimumVersion = 1.0.0", #".upToNextMinor(from: "1.0.0")"#),
        ("kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 2.0.0", #""1.0.0"..<"2.0.0""#),
        ("kind = branch; branch = main", #"branch: "main""#),
        ("kind = revision; revision = a1", #"revision: "a1""#),
        ("kind = other", nil), ("kind = branch", nil),
    ])
    func `Versions of a project's packages are those that Xcode says`(record: String, argument: String?)
        throws
    {
        try write(
            """
            {objects = {1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "git@host:team/Kit.git"; requirement = {\(record);};};
            2 = {isa = XCSwiftPackageProductDependency; package = 1; productName = Kit;}; 3 = {};}; rootObject = 3;}
            """, to: "Shop.xcodeproj/project.pbxproj")
        let products = XcodeProject.all(around: stage.path("App")).flatMap(\.products)
        #expect(products.map(\.package.requirement) == [argument].compactMap(\.self))
        #expect(products.allSatisfy { $0.package.identity == "kit" })
    }

    @Test func `What no target of a project compiles for iOS is left out, and named`() async throws {
        try write(
            """
            {
                objects = {
                    P = {isa = PBXProject; targets = (O, A, T, W); mainGroup = G; buildConfigurationList = L; };
                    L = {buildConfigurations = (LC); }; LC = {buildSettings = {SDKROOT = iphoneos; SWIFT_VERSION = 6.0; }; };
                    O = {isa = PBXNativeTarget; productType = "com.apple.product-type.application"; buildPhases = (OS); };
                    OS = {isa = PBXSourcesBuildPhase; files = (B6, B2); };
                    A = {isa = PBXNativeTarget; productType = "com.apple.product-type.application"; buildPhases = (AS);
                        fileSystemSynchronizedGroups = (Y); buildConfigurationList = AL; };
                    AL = {buildConfigurations = (AC); }; AC = {buildSettings = {SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; }; };
                    AS = {isa = PBXSourcesBuildPhase; files = (B1, B2); };
                    T = {isa = PBXNativeTarget; buildPhases = (TS); buildConfigurationList = TL; };
                    TL = {buildConfigurations = (TC); }; TC = {buildSettings = {SDKROOT = appletvos; }; };
                    TS = {isa = PBXSourcesBuildPhase; files = (B2, B3, B4, B5); };
                    W = {isa = PBXNativeTarget; buildConfigurationList = WL; fileSystemSynchronizedGroups = (X); };
                    WL = {buildConfigurations = (WC); }; WC = {buildSettings = {SUPPORTED_PLATFORMS = "watchos watchsimulator"; }; };
                    B1 = {fileRef = F1; }; B2 = {fileRef = F2; }; B3 = {fileRef = F3; }; B4 = {fileRef = F4; }; B5 = {fileRef = F5; }; B6 = {fileRef = F6; };
                    G = {isa = PBXGroup; sourceTree = "<group>"; children = (G, F1, H, TV, X, Y, F5, F6); };
                    H = {isa = PBXGroup; sourceTree = "<group>"; path = Shared; children = (F2, F4); };
                    TV = {isa = PBXGroup; sourceTree = "<group>"; name = Television; children = (F3); };
                    F1 = {isa = PBXFileReference; sourceTree = "<group>"; path = Badge.swift; };
                    F2 = {isa = PBXFileReference; sourceTree = "<group>"; path = Price.swift; };
                    F3 = {isa = PBXFileReference; sourceTree = SOURCE_ROOT; path = TV/Badge.swift; };
                    F4 = {isa = PBXFileReference; sourceTree = "<group>"; path = Remote.swift; };
                    F5 = {isa = PBXFileReference; sourceTree = BUILT_PRODUCTS_DIR; path = Made.swift; };
                    F6 = {isa = PBXFileReference; sourceTree = "<group>"; path = Other.swift; };
                    X = {isa = PBXFileSystemSynchronizedRootGroup; sourceTree = "<group>"; path = Watch; exceptions = (E); };
                    E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A; membershipExceptions = (Ring.swift); };
                    Y = {isa = PBXFileSystemSynchronizedRootGroup; sourceTree = "<group>"; path = Phone; };
                };
                rootObject = P;
            }
            """, to: "App/Shop.xcodeproj/project.pbxproj")
        for path in [
            "Shared/price.swift", "Shared/Remote.swift", "Shared/Forgotten.swift", "Shared/Core/Own.swift",
            "TV/Badge.swift",
            "TV/Parts/Unused.swift",
            "Watch/Face.swift",
            "Watch/Ring.swift", "Watch/Parts/Hand.swift", "Phone/Home.swift", "Other.swift",
        ] { try write("import SwiftUI", to: "App/\(path)") }
        try write("", to: "App/TV/Assets.xcassets/Contents.json")
        try write("", to: "App/Shared/Core/Core.xcodeproj/project.pbxproj")
        let (status, text) = await initialize()
        #expect(status == .allMatch)
        #expect(
            text.contains(
                """
                warning: what no target of the project compiles for iOS, or another app alone, is left out: App/Other.swift, \
                App/Shared/Forgotten.swift, \
                App/Shared/Remote.swift, App/TV/Badge.swift, App/TV/Parts/Unused.swift, \
                App/Watch/Face.swift, App/Watch/Parts

                """), "\(text)")
        #expect(
            try stage.text(of: "Gallery/Package.swift").contains(
                """
                exclude: ["Sources/Other.swift", "Sources/Shared/Forgotten.swift", "Sources/Shared/Remote.swift", "Sources/TV/Badge.swift", "Sources/TV/Parts/Unused.swift", "Sources/Watch/Face.swift", "Sources/Watch/Parts"],
                """))
        // The app's settings and those of the project.
        #expect(
            try stage.text(of: "Gallery/Package.swift").contains(
                """
                                .enableUpcomingFeature("IsolatedDefaultValues"),
                                .defaultIsolation(MainActor.self),

                """))
    }
}
