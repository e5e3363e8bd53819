import CatalogKit
import Foundation
import RunRecords
import Testing
import VitrineTokenNames
import VitrineViews

/// Texts that definitions look up when they are asked, once for each language.
@MainActor
struct DamagedStringsTests {
    private static let table = #"""
        {
          "sourceLanguage": "en",
          "strings": {
            "Sale": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Angebot"}}}},
            "New": {}
          },
          "version": "1.0"
        }
        """#

    private static func stage() throws -> Stage {
        let stage = try Stage()
        stage.makeVariants = {
            ContentVariants(["Sale", "New"].map { Text(verbatim: String(localized: .init($0))).named($0) })
        }
        stage.modes = [.light, .dark, .light.locale("de_DE"), .dark.locale("de_DE")]
        try stage.write(Array(table.utf8), to: "Catalog/Localizable.xcstrings")
        return stage
    }

    private func references(_ stage: Stage) throws -> [String: Data] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: stage.path("Snapshots"))
        return Dictionary(
            uniqueKeysWithValues: paths.map {
                ($0, FileManager.default.contents(atPath: stage.path("Snapshots/\($0)")) ?? Data())
            })
    }

    @Test func `A damaged table fails every picture, and nothing is recorded`() async throws {
        let stage = try Self.stage()
        #expect(await stage.run("record").status == .allMatch)
        #expect(await stage.run("check").status == .allMatch)
        let recorded = try references(stage)
        try stage.write(Array("{\n  \"sourceLanguage\" \"en\"\n}".utf8), to: "Catalog/Localizable.xcstrings")
        let check = await stage.run("check")
        #expect(check.status == .failedToRender)
        #expect(check.text.hasSuffix("8 snapshots: 8 failed to render\n"), "\(check.text)")
        #expect(await stage.run("record").status == .failedToRender)
        #expect(try references(stage) == recorded)
    }

    @Test func `A text without a translation is a finding of each picture of its language`() async throws {
        let stage = try Self.stage()
        #expect(await stage.run("record").status == .allMatch)
        let check = await stage.run("check")
        #expect(
            check.text.contains(
                "'New' is not translated into 'de' in Localizable.xcstrings; likewise 3 more of 'stage'"),
            "\(check.text)")
    }

    @Test func `What is asked for when a picture is made is found, whatever is resolved after it`()
        async throws
    {
        let stage = try Self.stage()
        stage.modes = [.light.locale("de_DE")]
        stage.makeVariants = {
            ContentVariants([ContentVariant("Late") { Text(verbatim: String(localized: "New")) }])
        }
        let check = await stage.run("check")
        #expect(check.text.contains("'New' is not translated into 'de'"), "\(check.text)")
    }
}
