import CatalogKit
import Foundation
import RunRecords
import Testing
import VitrineTokenNames
import VitrineViews

/// Commands over a catalogue whose components read design tokens.
@MainActor
struct TokenCommandTests {
    private enum Room: String, DimensionToken { case gap }
    private enum Slip: String, DimensionToken { case gap = "gpa" }

    private static func stage(gap: Int = 4) throws -> Stage {
        let stage = try Stage(
            ContentVariants([
                Rectangle().fill(.red).frame(width: 20, height: 10).padding(Room.gap).named("Short"),
                Rectangle().fill(.red).frame(width: 40, height: 10).padding(Room.gap).named("Long"),
            ]))
        stage.tokens = [Room.self]
        try write(gap, to: stage)
        return stage
    }

    private static func write(_ gap: Int, to stage: Stage) throws {
        try FileManager.default.createDirectory(
            atPath: stage.path("Catalog/Tokens"), withIntermediateDirectories: true)
        let text = #"{"gap": {"$type": "dimension", "$value": {"value": \#(gap), "unit": "px"}}}"#
        try Data(text.utf8).write(to: URL(filePath: stage.path("Catalog/Tokens/a.tokens.json")))
    }

    @Test(arguments: ["list", "check", "record"])
    func `A name of no token ends a command before anything is drawn`(command: String) async throws {
        let stage = try Self.stage()
        stage.tokens = [Room.self, Slip.self]
        let (status, text) = await stage.run(command)
        #expect(status == .failed)
        #expect(
            text
                == "error: there is no token 'gpa', which `Slip.gap` names; did you mean 'gap' "
                + "(Catalog/Tokens/a.tokens.json:1:9)?\n")
        #expect(!FileManager.default.fileExists(atPath: stage.path("Snapshots")))
    }

    @Test(arguments: ["list", "check", "record"])
    func `What the format does not allow and is understood is warned of`(command: String) async throws {
        let stage = try Self.stage()
        let text = #"{"gap": {"$type": "dimension", "$value": "4px"}}"#
        try Data(text.utf8).write(to: URL(filePath: stage.path("Catalog/Tokens/a.tokens.json")))
        let (_, printed) = await stage.run(command)
        let warnings = printed.split(separator: "\n").filter { $0.hasPrefix("warning: ") }
        #expect(warnings.count == 1, "\(printed)")
        #expect(
            printed.contains(
                "warning: Catalog/Tokens/a.tokens.json:1:42: 'gap' has '4px', as drafts before 2025.10 write measures"
            ), "\(printed)")
    }

    @Test func `A token whose file has changed is the one cause of all its uses, without a build`()
        async throws
    {
        let stage = try Self.stage()
        #expect(await stage.run("record").status == .allMatch)
        #expect(await stage.run("check").status == .allMatch)
        try Self.write(6, to: stage)
        let (status, text) = await stage.run("check")
        #expect(status == .differs)
        #expect(text.hasPrefix("2 snapshots differ: `gap` 4 → 6 pt\n"), "\(text)")
    }

    @Test func `A shape of a user's that cannot know its token fails its picture`() async throws {
        struct Ticket: Shape {
            func path(in rect: CGRect) -> Path { RoundedRectangle(cornerRadius: Room.gap).path(in: rect) }
        }
        let stage = try Self.stage()
        stage.variants = ContentVariants([Ticket().frame(width: 20, height: 10).named("Ticket")])
        let (status, text) = await stage.run("check")
        #expect(status == .failedToRender)
        #expect(text.contains("draws a rounded rectangle with the token 'gap'"), "\(text)")
    }

    @Test func `What is wrong in a file ends the command, as compilers tell it`() async throws {
        let stage = try Self.stage()
        try stage.write(Array("{\n  \"gap\" {}\n}".utf8), to: "Catalog/Tokens/a.tokens.json")
        #expect(
            await stage.run("check", "--problems") == (
                .failed,
                "Catalog/Tokens/a.tokens.json:2:9: error: the file is not JSON: ':' is missing after 'gap'\n"
            ))
    }
}
