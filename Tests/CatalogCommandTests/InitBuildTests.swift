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
}
