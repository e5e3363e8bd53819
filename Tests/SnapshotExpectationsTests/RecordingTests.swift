import CatalogCommand
import CatalogKit
import Foundation
import RunRecords
import SnapshotExpectations
import Synchronization
import Testing
import VitrineViews

/// What is recorded, what fails and how that is told, in a folder of its own.
@MainActor
final class RecordingTests {
    private let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        .appending(path: "vitrine-\(UUID().uuidString)").path
    private let canvas = SnapshotCanvas.ideal.margin(2)

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit {
        // A folder that cannot be removed is left to the system.
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// The failure's text with the folder left out.
    private func failure(
        _ record: SnapshotRecordMode, as format: SnapshotFormat = .image, of view: some View = Badge(),
        mode: Mode = .light
    ) throws -> String? {
        let site = CallSite(
            fileID: "Shop/CardTests.swift", filePath: "\(folder)/CardTests.swift", function: "soldOut()",
            line: 12, column: 4)
        let expectation = try SnapshotExpectation(format, named: "card", record: record, at: site)
        return try expectation.failure(of: view, mode: mode, canvas: canvas)?
            .message.replacing("\(folder)/", with: "").replacing(folder, with: ".")
    }

    private func read(_ path: String) throws -> String {
        try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
    }

    private func files(_ path: String) -> [String] {
        // A folder that is not there holds nothing.
        ((try? FileManager.default.subpathsOfDirectory(atPath: "\(folder)/\(path)")) ?? [])
            .filter { $0.contains(".") }.sorted()
    }

    private func run(_ arguments: String...) async -> (status: RunStatus, text: String) {
        let printed = Mutex("")
        let host = CommandHost(workingFolder: folder, processors: 2, columns: 80) { text, _ in
            printed.withLock { $0 += text }
        }
        let status = await CatalogCommand.run(arguments, catalog: Catalog("Shop"), host: host)
        return (status, printed.withLock { $0 })
    }

    @Test func `A missing reference is recorded, which fails once`() throws {
        #expect(
            try failure(.missing, mode: .dark) == """
                CardTests/soldOut.card@dark had no reference; it was recorded, so look at it and run the test again
                  reference   __Snapshots__/CardTests/soldOut.card@dark.png
                """)
        #expect(
            files("__Snapshots__") == ["CardTests/soldOut.card@dark.json", "CardTests/soldOut.card@dark.png"])
        #expect(try failure(.missing, mode: .dark) == nil)
    }

    @Test func `Nothing is recorded where that is forbidden`() throws {
        #expect(
            try failure(.never) == """
                CardTests/soldOut.card has no reference
                  reference   __Snapshots__/CardTests/soldOut.card.png
                  actual      .vitrine/last-run/actual/CardTests/soldOut.card.png
                  approve     catalog approve --root . CardTests/soldOut.card@light
                  record      SNAPSHOT_RECORD=failed swift test --filter CardTests
                """)
        #expect(files("__Snapshots__") == [])
    }

    @Test func `What differs is explained, and recorded only where it is asked for`() throws {
        _ = try failure(.missing)
        let text = try #require(try failure(.missing, of: Badge(padding: 6)))
        #expect(
            text.hasPrefix("CardTests/soldOut.card differs from its reference\n  `Badge`: padding 4 → 6 pt"))
        #expect(text.contains("\n  difference  .vitrine/last-run/difference/CardTests/soldOut.card.png\n"))
        #expect(try failure(.never) == nil)
        let recorded = try #require(try failure(.failed, of: Badge(padding: 6)))
        #expect(
            recorded.hasPrefix("CardTests/soldOut.card differs from its reference; it was recorded anew\n"))
        #expect(try failure(.never, of: Badge(padding: 6)) == nil)
    }

    @Test func `Recording everything fails each time, lest it is left on`() throws {
        _ = try failure(.all)
        #expect(
            try failure(.all)?.hasPrefix(
                "CardTests/soldOut.card was recorded, since record mode 'all' is on") == true)
    }

    @Test func `What is kept goes when the test passes`() throws {
        _ = try failure(.missing)
        _ = try failure(.never, of: Badge(padding: 6))
        #expect(files(".vitrine/last-run").count == 4)
        _ = try failure(.never)
        #expect(files(".vitrine/last-run") == [])
    }

    @Test func `Pictures that were found different are explained, reported and approved`() async throws {
        _ = try failure(.missing)
        _ = try failure(.never, of: Badge(padding: 6))
        let told = await run("check", "--root", folder, "--report", "report")
        #expect(told.status == .differs)
        #expect(told.text.contains("CardTests, 'soldOut.card', light (Shop/CardTests.swift:12)"))
        #expect(told.text.contains("  approve     catalog approve --root \(folder) "))
        #expect(try read("report/index.html").contains(">\(folder.split(separator: "/").last ?? "")</h1>"))
        #expect(try read("report/index.html").contains("catalog approve --root \(folder) CardTests/"))
        let explained = await run("explain", "--root", folder, "CardTests")
        #expect(
            explained.text.hasPrefix("CardTests/soldOut.card differs\n  because    `Badge`: padding 4 → 6 pt")
        )
        let approved = await run("approve", "--root", folder, "CardTests/soldOut.card@light")
        #expect(approved.text == "approved CardTests/soldOut.card\n")
        let settled = await run("check", "--root", folder)
        #expect(settled.status == .allMatch)
        #expect(settled.text.hasPrefix("no test that failed last has anything to tell here"))
        #expect(try failure(.never, of: Badge(padding: 6)) == nil)
        #expect(await run("prune", "--root", folder, "--delete").status == .misuse)
    }

    @Test func `Tests that no pattern fits are an error`() async throws {
        _ = try failure(.missing)
        #expect(await run("check", "--root", folder, "CardTests").status == .allMatch)
        #expect(await run("check", "--root", folder, "CardsTests").status == .misuse)
        #expect(await run("explain", "--root", folder, "CardsTests").status == .misuse)
        let explained = await run("explain", "--root", folder, "CardTests")
        #expect(explained.text.hasPrefix("no test that failed last"))
    }

    @Test func `JSON that a test compares is no snapshot of the site`() async throws {
        _ = try failure(.missing)
        let text = URL(filePath: "\(folder)/__Snapshots__/CardTests/testListing.1.json")
        try Data("{ \"price\" : 20 }".utf8).write(to: text)
        let site = await run("site", "--root", folder, "-o", "site")
        #expect(site.text == "published 1 snapshot in 'site'\n")
    }

    @Test func `A site shows references, and what tests that failed have found`() async throws {
        let source = "// Tests\n    @Test func soldOut() throws {\n"
        try Data(source.utf8).write(to: URL(filePath: "\(folder)/CardTests.swift"))
        _ = try failure(.missing)
        _ = try failure(.missing, mode: .dark)
        let first = await run("site", "--root", folder, "-o", "site")
        #expect(first.text == "published 2 snapshots in 'site'\n")
        let page = try read("site/c/CardTests.html")
        #expect(page.contains("soldOut.card") && page.contains("line 2") && page.contains("padding 4 pt"))
        #expect(try read("site/index.html").contains("all match their references"))

        _ = try failure(.never, of: Badge(padding: 6))
        _ = await run("site", "--root", folder, "-o", "site", "CardTests@light")
        #expect(try read("site/c/CardTests.html").contains("padding 4 → 6 pt"))
    }

    @Test func `Texts are compared line by line`() throws {
        let first = try failure(.missing, as: .accessibility, of: Button("Buy") {})
        #expect(
            first
                == "CardTests/soldOut.card.accessibility.txt had no reference; it was recorded, so look at it and "
                + "run the test again")
        #expect(try failure(.never, as: .accessibility, of: Button("Buy") {}) == nil)
        #expect(
            try failure(.never, as: .accessibility, of: Button("Sell") {}) == """
                CardTests/soldOut.card.accessibility.txt differs from its reference
                  - button "Buy"
                  + button "Sell"
                """)
    }

    @Test func `A component that cannot be shown fails with its reason`() throws {
        let text = try failure(.missing, of: Image("no such picture"))
        #expect(text?.hasPrefix("CardTests/soldOut.card failed to render\n  ") == true)
        #expect(files("__Snapshots__") == [])
    }

    @Test(
        arguments: [
            (nil, nil, nil, .missing), (nil, nil, "failed", .failed), (nil, .all, "failed", .all),
            (.never, .all, "failed", .never),
        ] as [(SnapshotRecordMode?, SnapshotRecordMode?, String?, SnapshotRecordMode)])
    func `The call goes before the suite, and that before the environment`(
        call: SnapshotRecordMode?, trait: SnapshotRecordMode?, variable: String?, mode: SnapshotRecordMode
    ) throws {
        var environment: [String: String] = [:]
        environment["SNAPSHOT_RECORD"] = variable
        #expect(try SnapshotRecordMode.effective(call: call, trait: trait, environment: environment) == mode)
        environment["CI"] = "true"
        #expect(
            try SnapshotRecordMode.effective(call: call, trait: trait, environment: environment) == .never)
    }

    @Test func `An unknown record mode is an error that names the known ones`() {
        let error = #expect(throws: ExpectationError.self) {
            try SnapshotRecordMode.effective(call: nil, trait: nil, environment: ["SNAPSHOT_RECORD": "al"])
        }
        #expect(
            error?.description
                == "SNAPSHOT_RECORD is 'al'; it has to be 'missing', 'failed', 'all', 'never'")
    }
}
