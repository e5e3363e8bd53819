import CatalogKit
import Foundation
import RunRecords
import SnapshotStore
import Testing
import VitrineViews

/// Files of content that cannot be read, and what that costs.
@MainActor
struct DamagedContentTests {
    private struct Card: View, Decodable {
        var title: String
        var width: Double

        var body: some View { Text(title).frame(width: width) }
    }

    private static func card(_ path: String) throws -> Card { try Resources.content(path) }

    @ContentVariantsBuilder private static func cards() -> ContentVariants {
        try card("a.json").named("A")
        try card("b.json").named("B")
        try card("a.json")
            .named("A again")
        ContentVariant("Late") { try card("a.json") }
    }

    /// The line of the first of the statements that make cards.
    private static let line = 21

    private static let whole = "{\n  \"title\": \"Tea\",\n  \"width\": 60\n}\n"

    private static func stage() async throws -> Stage {
        let stage = try Stage()
        stage.makeVariants = cards
        stage.modes = [.light, .dark]
        try FileManager.default.createDirectory(
            atPath: stage.path("Catalog/Content"), withIntermediateDirectories: true)
        for name in ["a", "b"] { try write(whole, to: name, of: stage) }
        #expect(await stage.run("record").status == .allMatch)
        #expect(await stage.run("check") == (.allMatch, "8 snapshots match\n"))
        return stage
    }

    private static func write(_ text: String, to name: String, of stage: Stage) throws {
        try stage.write(Array(text.utf8), to: "Catalog/Content/\(name).json")
    }

    private static let places =
        "CatalogCommandTests/DamagedContentTests.swift:\(line), "
        + "CatalogCommandTests/DamagedContentTests.swift:\(line + 2)"

    @Test(arguments: [
        (
            "{\n  \"title\" \"Tea\"\n}", "2:11",
            "cannot be read as Card: the file is not JSON: ':' is missing after 'title'"
        ),
        (
            "{\n  \"title\": \"Tea\",\n  \"width\": \"60\"\n}", "3:12",
            "cannot be read as Card: 'width' is not a Double"
        ),
        ("\n{\n  \"title\": \"Tea\"\n}", "2:1", "cannot be read as Card: the file has no 'width'"),
    ])
    func `A file is told once, with its place and what it hits, and costs no more`(
        text: String, place: String, reason: String
    ) async throws {
        let stage = try await Self.stage()
        try Self.write(text, to: "a", of: stage)
        let check = await stage.run("check")
        #expect(check.status == .failedToRender)
        #expect(
            check.text == """
                stage failed to say what it shows (\(Self.places)): Catalog/Content/a.json:\(place): \(reason)
                  likewise    stage/late in light, dark

                4 snapshots: 2 matched, 2 failed to render, 1 failed to say what it shows

                """)
        #expect(
            await stage.run("check", "--problems").text == """
                Catalog/Content/a.json:\(place): error: stage failed to say what it shows, \
                stage/late, stage/late@dark failed to render: \(reason)

                """)
        let record = try #require(try CatalogFolder(named: stage.folder).lastRun.record())
        #expect(
            record.report.failures.map(\.place?.description)
                == ["a", "a"].map { "Catalog/Content/\($0).json:\(place)" })
        #expect(record.report.failures.map(\.statement?.line) == [Self.line, Self.line + 2])
    }

    @Test func `A file that is not there is told once`() async throws {
        let stage = try await Self.stage()
        try FileManager.default.removeItem(atPath: stage.path("Catalog/Content/a.json"))
        let check = await stage.run("check")
        #expect(
            check.text.hasPrefix(
                "stage failed to say what it shows (\(Self.places)): the content file 'a.json' does not exist; "
                    + "did you mean 'b.json'?\n  likewise    stage/late in light, dark\n"),
            "\(check.text)")
        #expect(
            await stage.run("record").text.hasSuffix(
                "\nstage/late in light, dark failed to render: the content file 'a.json' does not exist; "
                    + "did you mean 'b.json'?\n"))
    }
}
