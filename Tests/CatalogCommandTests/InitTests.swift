import Foundation
import RunRecords
import Testing

@testable import CatalogCommand

@MainActor
struct InitTests {
    private let stage: Stage

    init() throws {
        stage = try Stage()
        try FileManager.default.createDirectory(
            atPath: stage.path("shop/vitrine/Sources/CatalogCommand"), withIntermediateDirectories: true)
        try FileManager.default.createDirectory(
            atPath: stage.path("shop/.git"), withIntermediateDirectories: true)
    }

    private func write(_ text: String, to path: String) throws {
        let url = URL(filePath: stage.path(path))
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func initialize(_ arguments: String...) async -> (status: RunStatus, text: String) {
        await stage.run(arguments: ["init"] + arguments + ["--vitrine", "shop/vitrine"])
    }

    @Test func `A package beside another one shows a first component and runs in the repository's workflow`()
        async throws
    {
        let (status, text) = await initialize("shop/Gallery")
        #expect(status == .allMatch)
        #expect(
            text.hasPrefix(
                """
                wrote Package.swift, Catalog/Sources/Main.swift, .gitignore, .gitattributes, .editorconfig, \
                ../.vscode/tasks.json, Catalog/Sources/Badge.swift, Dockerfile, ../.github/workflows/catalog.yml to shop/Gallery

                next, in shop/Gallery:
                """), "\(text)")
        #expect(
            try stage.text(of: "shop/Gallery/Package.swift") == """
                // swift-tools-version: 6.2
                import PackageDescription

                let package = Package(
                    name: "Gallery",
                    dependencies: [
                        .package(name: "vitrine", path: "../vitrine")
                    ],
                    targets: [
                        .executableTarget(
                            name: "catalog", dependencies: [.product(name: "Vitrine", package: "vitrine")],
                            path: "Catalog/Sources"),
                    ]
                )

                """)
        let workflow = try stage.text(of: "shop/.github/workflows/catalog.yml")
        #expect(workflow.contains("working-directory: Gallery"))
        #expect(workflow.contains("make -C \"$GITHUB_WORKSPACE/vitrine\" setup"))
        #expect(workflow.contains("path: Gallery/report"))
        #expect(try stage.text(of: "shop/Gallery/Dockerfile").contains("COPY vitrine/Makefile"))
        #expect(
            try stage.text(of: "shop/.vscode/tasks.json").contains(
                #""options": { "cwd": "${workspaceFolder}/Gallery" }"#))
    }

    @Test func `The problem matcher of the editor's task finds files, lines and messages of a check`()
        async throws
    {
        _ = await initialize("shop/Gallery")
        struct Tasks: Decodable {
            struct Task: Decodable {
                struct Matcher: Decodable {
                    struct Pattern: Decodable {
                        var regexp: String
                        var file: Int, line: Int, severity: Int, message: Int
                    }
                    var pattern: Pattern
                }
                var command: String
                var problemMatcher: Matcher
            }
            var tasks: [Task]
        }
        let text = try stage.text(of: "shop/.vscode/tasks.json")
        let first = try #require(text.firstRange(of: "    },\n    {\n      \"label\": \"catalog: record"))
        let tasks = try JSONDecoder().decode(
            Tasks.self, from: Data((text[..<first.lowerBound] + "}]}").utf8)
        ).tasks
        let task = try #require(tasks.first)
        #expect(task.command == "swift run catalog check --problems")

        let shop = try Shop()
        _ = await shop.run("record")
        shop.design.padding = 6
        let output = await shop.run("check", "--problems").text
        let lines = output.split(separator: "\n")
        #expect(!lines.isEmpty)
        let pattern = task.problemMatcher.pattern
        let regex = try Regex(pattern.regexp)
        for line in lines {
            let match = try #require(try regex.wholeMatch(in: line), "\(line)").output
            #expect(match[pattern.file].substring?.hasSuffix(".swift") == true)
            #expect(match[pattern.line].substring.flatMap { Int($0) } != nil)
            #expect(match[pattern.severity].substring == "error")
            #expect(match[pattern.message].substring?.contains("padding 4 → 6 pt") == true, "\(line)")
        }
    }

    @Test(arguments: [
        ("/usr/bin/bash", ".local/share/bash-completion/completions/catalog", "complete -o filenames"),
        ("/bin/zsh", ".zsh/completions/_catalog", "#compdef catalog"),
        ("/usr/bin/fish", ".config/fish/completions/catalog.fish", "complete -c"),
    ])
    func `Completions are installed for the login shell, once`(
        shell: String, path: String, text: String
    ) throws {
        let completions = try #require(ShellCompletions(shell: shell, home: stage.path("home")))
        #expect(try completions.install())
        #expect(try stage.text(of: "home/\(path)").contains(text))
        try write("mine", to: "home/\(path)")
        #expect(try !completions.install())
        #expect(try stage.text(of: "home/\(path)") == "mine")
        #expect(ShellCompletions(shell: "/bin/dash", home: "/") == nil)
    }

    @Test func `Previews of a folder are a target with the modules that its files import`() async throws {
        try write("import struct CoreGraphics.CGFloat\n@testable import UIKit\n", to: "shop/App/UI/Kit.swift")
        try write("import SwiftUI\nimport Foundation\n", to: "shop/App/UI/Badge.swift")
        try write("{}", to: "shop/App/UI/Assets.xcassets/Contents.json")
        try write("[]", to: "shop/App/UI/Data/prices.json")
        try write("[]", to: "shop/App/UI/Older/prices.json")
        try write("", to: "shop/App/UI/Fonts/Acme.ttf")
        try write("", to: "shop/App/UI/Media/Welcome.MP4")
        try write("", to: "shop/App/UI/Media/hero@2x.png")
        try write("", to: "shop/App/UI/Tests/__Snapshots__/Badge/new.png")
        try write("<plist/>", to: "shop/App/UI/Info.plist")
        let (status, text) = await initialize("shop/Gallery", "--previews", "shop/App/UI")
        #expect(status == .allMatch, "\(text)")
        #expect(
            text.contains(
                "warning: resources that have the name of another are left out: UI/Older/prices.json\n"),
            "\(text)")
        #expect(
            try stage.text(of: "shop/Gallery/Package.swift") == """
                // swift-tools-version: 6.2
                import PackageDescription

                let package = Package(
                    name: "Gallery",
                    dependencies: [
                        .package(name: "vitrine", path: "../vitrine"),
                        .package(
                            name: "vitrine-compatibility", path: "../vitrine/Compatibility",
                            traits: ["UIKit"])
                    ],
                    targets: [
                        .target(
                            name: "UI",
                            dependencies: [
                                .product(name: "SwiftUI", package: "vitrine-compatibility"),
                                .product(name: "Combine", package: "vitrine-compatibility"),
                                .product(name: "UIKit", package: "vitrine-compatibility"),
                                .product(name: "CoreGraphics", package: "vitrine-compatibility"),
                            ],
                            path: "Linked/UI",
                            exclude: ["Sources/Older/prices.json"],
                            sources: ["LinkedSources.swift"],
                            resources: [.copy("Sources/Assets.xcassets"), .copy("Sources/Data/prices.json"), .copy("Sources/Fonts/Acme.ttf"), .copy("Sources/Media/Welcome.MP4"), .copy("Sources/Media/hero@2x.png")],
                            swiftSettings: [
                                .swiftLanguageMode(.v5),
                                // The limit at which the compiler gives an expression up, beyond its standard one.
                                .unsafeFlags(["-Xfrontend", "-solver-scope-threshold=20000000"]),
                            ],
                            plugins: [
                                .plugin(name: "CompileAsIOS", package: "vitrine-compatibility"),
                                .plugin(name: "GenerateResourceSymbols", package: "vitrine-compatibility"),
                            ]),
                        .executableTarget(
                            name: "catalog", dependencies: ["UI", .product(name: "Vitrine", package: "vitrine")],
                            path: "Catalog/Sources"),
                    ]
                )

                """)
        #expect(
            try FileManager.default.destinationOfSymbolicLink(
                atPath: stage.path("shop/Gallery/Linked/UI/Sources")) == "../../../App/UI")
        #expect(
            try FileManager.default.destinationOfSymbolicLink(
                atPath: stage.path("shop/Gallery/Catalog/Assets.xcassets")) == "../../App/UI/Assets.xcassets")
        #expect(
            try FileManager.default.destinationOfSymbolicLink(
                atPath: stage.path("shop/Gallery/Catalog/Images/hero@2x.png"))
                == "../../../App/UI/Media/hero@2x.png")
        #expect(try stage.text(of: "shop/Gallery/Linked/UI/Sources/Badge.swift").hasPrefix("import SwiftUI"))
        #expect(
            try stage.text(of: "shop/Gallery/Catalog/Sources/Main.swift").contains(
                #"Catalog("Gallery", previews: .linked(in: "UI"))"#))
    }

    @Test func `Files that import what nobody has are told, and stood in for`() async throws {
        try write(
            "import SwiftUI\nimport Observation\nimport os.log\nimport Darwin\nimport ObjectiveC\nimport Symbols\nimport _MapKit_SwiftUI\nlet a = UNUserNotificationCenter.current()\n",
            to: "shop/App/UI/Badge.swift")
        try write(
            "#if os(macOS)\nimport AppKit\n#endif\nimport SwiftUI\nimport UI\n", to: "shop/App/UI/Row.swift")
        try write("import SwiftUI\nimport RealityKit\n", to: "shop/App/UI/Parts/Chart.swift")
        let (status, text) = await initialize("shop/Gallery", "--previews", "shop/App/UI")
        #expect(status == .allMatch)
        #expect(
            text.contains(
                """
                warning: labelled boxes stand in for the views of files whose imports neither Linux nor Vitrine has: \
                UI/Parts/Chart.swift (imports 'RealityKit'). Where a package of yours or of others has one, add it to 'dependencies' and to \
                the target in Package.swift, and take it out of the target's MissingModules.txt

                """), "\(text)")
        let manifest = try stage.text(of: "shop/Gallery/Package.swift")
        #expect(manifest.contains(#".product(name: "os""#) && manifest.contains(#".product(name: "MapKit""#))
        #expect(manifest.contains(#".product(name: "UserNotifications""#))
        #expect(manifest.contains(#"exclude: ["MissingModules.txt"],"#))
        #expect(try stage.text(of: "shop/Gallery/Linked/UI/MissingModules.txt") == "RealityKit\n")
    }

    @Test func `Tests and playgrounds in an app's folder are left out, and named`() async throws {
        try write("import SwiftUI\n#Preview {}\n", to: "shop/App/App/Badge.swift")
        try write(
            "import XCTest\nimport Foo\n@testable import App\n", to: "shop/App/AppTests/BadgeTests.swift")
        try write("@preconcurrency import Testing\n", to: "shop/App/AppTests/RowTests.swift")
        try write("import Combine\nprint(1)\n", to: "shop/App/Try.playground/Contents.swift")
        let (status, text) = await initialize("shop/Gallery", "--previews", "shop/App")
        #expect(status == .allMatch)
        #expect(
            text.contains(
                """
                warning: tests and playgrounds are left out: App/AppTests/BadgeTests.swift, App/AppTests/RowTests.swift, \
                App/Try.playground/Contents.swift

                """),
            "\(text)")
        #expect(
            try stage.text(of: "shop/Gallery/Package.swift").contains(
                #"""
                exclude: ["Sources/AppTests/BadgeTests.swift", "Sources/AppTests/RowTests.swift", \#
                "Sources/Try.playground/Contents.swift"],
                """#))
    }

    @Test func `All products that files import are known`() throws {
        let manifest = try String(
            contentsOf: URL(filePath: #filePath).appending(path: "../../../Compatibility/Package.swift")
                .standardized,
            encoding: .utf8)
        let list = try #require(manifest.firstMatch(of: /let systemModules = \[([^\]]*)\]/))
        let modules = list.1.matches(of: /"(\w+)"/).map { String($0.1) }
        #expect(modules.count > 20)
        #expect(Set(AppleModules.known) == Set(modules + ["SwiftUI", "Combine", "UIKit"]))
    }

    @Test func `Sources that have nothing in common with the package are linked from the root`() async throws
    {
        let here = FileManager.default.temporaryDirectory.path
        let elsewhere = try #require(["/dev/shm", "/tmp"].first { !here.hasPrefix($0) })
        let sources = "\(elsewhere)/vitrine-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: sources, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: sources) }
        try Data("import SwiftUI".utf8).write(to: URL(filePath: "\(sources)/Badge.swift"))
        let (status, text) = await initialize("shop/Gallery", "--previews", sources)
        #expect(status == .allMatch, "\(text)")
        let link = stage.path(
            "shop/Gallery/Linked/\(URL(filePath: sources).lastPathComponent.replacing("-", with: "_"))/Sources"
        )
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == sources)
    }

    @Test(arguments: ["Package.swift", "Catalog/notes.txt", "Snapshots/badge/short.png"])
    func `Where a package is already nothing is written`(existing: String) async throws {
        try write("mine", to: "shop/Gallery/\(existing)")
        let (status, text) = await initialize("shop/Gallery")
        #expect(status == .misuse)
        let name = existing.prefix { $0 != "/" }
        #expect(
            text
                == "error: '\(stage.folder)/shop/Gallery/\(name)' is there already and nothing was written; name a new folder\n"
        )
        let files = try FileManager.default.subpathsOfDirectory(atPath: stage.path("shop/Gallery"))
        #expect(files.filter { $0.contains(".") } == [existing])
        #expect(try stage.text(of: "shop/Gallery/\(existing)") == "mine")
    }

    @Test func `Other files that are there stay as they are`() async throws {
        try write("mine", to: "shop/Gallery/.gitignore")
        try write("mine", to: "shop/.github/workflows/catalog.yml")
        let (status, text) = await initialize("shop/Gallery")
        #expect(status == .allMatch)
        #expect(text.contains("left alone .gitignore, which was there\n"))
        #expect(text.contains("left alone ../.github/workflows/catalog.yml, which was there\n"))
        #expect(try stage.text(of: "shop/Gallery/.gitignore") == "mine")
        #expect(try stage.text(of: "shop/.github/workflows/catalog.yml") == "mine")
    }

    @Test func `Where Vitrine lies outside of the repository there is no workflow, and why is told`()
        async throws
    {
        let (status, text) = await initialize("elsewhere/Gallery")
        #expect(status == .allMatch)
        #expect(text.contains("no workflow and no Dockerfile: Vitrine lies outside of the repository"))
        #expect(!FileManager.default.fileExists(atPath: stage.path("elsewhere/Gallery/Dockerfile")))
        #expect(
            try stage.text(of: "elsewhere/Gallery/Package.swift").contains(#"path: "../../shop/vitrine""#))
    }

    @Test func `What is not where it is said to be is an error`() async throws {
        try write("import Foundation", to: "shop/Model/Price.swift")
        #expect(
            await initialize("shop/Gallery", "--previews", "shop/Model") == (
                .misuse,
                "error: no Swift file below '\(stage.folder)/shop/Model' imports SwiftUI; name the folder of the components' sources\n"
            ))
        #expect(
            await initialize("shop/Gallery", "--previews", "nowhere") == (
                .misuse,
                "error: there is no folder '\(stage.folder)/nowhere'; name the folder of the components' sources with --previews\n"
            ))
        #expect(
            await stage.run("init", "--vitrine", "nowhere") == (
                .misuse,
                "error: Vitrine's package is not in '\(stage.folder)/nowhere'; say where its folder is with --vitrine\n"
            ))
        #expect(!FileManager.default.fileExists(atPath: stage.path("SnapshotCatalog")))
    }
}
