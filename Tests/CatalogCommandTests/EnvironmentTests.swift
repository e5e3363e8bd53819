import CatalogCommand
import CatalogKit
import Foundation
import RunRecords
import SnapshotStore
import Testing
import VitrineComposition
import VitrineExplanations
import VitrineRendering
import VitrineTypesetting
import VitrineViews

private struct Label: View {
    var color = Color.red
    var padding = 4.0

    var body: some View {
        HStack {
            Text("Twelve coupons")
            color.frame(width: 20, height: 20).padding(padding)
        }
    }
}

@MainActor
struct EnvironmentTests {
    @Test func `A letter that no font has is not recorded as a box`() async throws {
        let stage = try Stage()
        stage.fonts = .inter
        stage.variants = ContentVariants([Text("木").named("Tree"), Text("Tree").named("Word")])
        let refusal =
            "stage/tree failed to render: not recorded: no declared font has U+6728 in the text '木' of 'Text'; "
            + "declare a fallback family that has\n"
        let (status, text) = await stage.run("record")
        #expect(status == .failedToRender)
        #expect(
            text == "new      stage/word\nrecorded 1 new and 0 changed references; 0 were as they are\n"
                + refusal)
        #expect(await stage.run("check", "--record", "missing").status == .failedToRender)
        stage.fonts = .interAndNoto()
        #expect(await stage.run("record").status == .allMatch)
    }

    /// Inter with letters that are a tenth wider: another version of the same font.
    private static func widened(in stage: Stage) throws -> CatalogFonts {
        let folder = stage.path("fonts")
        let installed = "/usr/share/fonts/opentype/inter"
        let manager = FileManager.default
        try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for name in try manager.contentsOfDirectory(atPath: installed) where name != "Inter-Regular.otf" {
            try manager.createSymbolicLink(
                atPath: "\(folder)/\(name)", withDestinationPath: "\(installed)/\(name)")
        }
        var font = [UInt8](try Data(contentsOf: URL(filePath: "\(installed)/Inter-Regular.otf")))
        let word = { (place: Int) in Int(font[place]) << 8 | Int(font[place + 1]) }
        let table = { (tag: String) throws -> Int in
            // The table directory has a record of 16 bytes for each table: tag, checksum, offset, length.
            let records = (0..<word(4)).map { 12 + $0 * 16 }
            let record = try #require(records.first { Array(font[$0..<$0 + 4]) == Array(tag.utf8) })
            return word(record + 8) << 16 | word(record + 10)
        }
        let metrics = try table("hmtx")
        for number in 0..<word(try table("hhea") + 34) {
            let advance = word(metrics + number * 4) * 11 / 10
            font[metrics + number * 4] = UInt8(advance >> 8)
            font[metrics + number * 4 + 1] = UInt8(advance & 0xff)
        }
        try Data(font).write(to: URL(filePath: "\(folder)/Inter-Regular.otf"))
        return CatalogFonts(families: FontFamilies(default: "Inter")) { try .inter(roots: [folder]) }
    }

    private static func show(_ label: Label) -> ContentVariants {
        ContentVariants([label.named("One"), VStack { label }.named("Two")])
    }

    @Test func `A font file that changed is named, and its references are refreshed at once`() async throws {
        let stage = try Stage(Self.show(Label()))
        _ = await stage.run("record")
        stage.fonts = try Self.widened(in: stage)
        let (status, text) = await stage.run("check")
        #expect(status == .allMatch)
        let cluster = try #require(text.split(separator: " ").last { $0.contains("\n\n2") }?.prefix(8))
        #expect(
            text == """
                environment changed (the font Inter Regular changed), 2 references to refresh
                  no component is different
                  refresh     catalog approve --cluster \(cluster)

                2 snapshots: 2 environment changed

                """)
        #expect(await stage.run("check", "--strict-environment").status == .differs)
        #expect(
            await stage.run("approve", "--cluster", String(cluster)).text
                == "approved stage/one\napproved stage/two\n")
        #expect(await stage.run("check") == (.allMatch, "2 snapshots match\n"))
    }

    @Test func `Of a new font and a changed component only the component's doing is told`() async throws {
        let stage = try Stage(Self.show(Label()))
        _ = await stage.run("record")
        stage.fonts = try Self.widened(in: stage)
        stage.variants = Self.show(Label(color: .blue))
        let result = try #require(try await stage.check()["one"])
        guard case .differs(let difference) = result.outcome else {
            Issue.record("\(result.outcome)")
            return
        }
        #expect(difference.isAgainstRedrawnReference)
        #expect(difference.environmentChanges == ["the font Inter Regular changed"])
        #expect(difference.explanation.causes.count == 1)
        #expect(difference.explanation.causes.first?.contains("fill") == true)
        // The wider letters are not among the consequences, nor are their pixels.
        #expect(difference.explanation.consequences.isEmpty)
        #expect(difference.pixels?.count == 40 * 40)
        #expect(difference.pixels?.regions.count == 1)
    }

    @Test func `Another library version with other pixels is the environment's`() async throws {
        let stage = try Stage(Self.show(Label()))
        stage.fonts = try Self.widened(in: stage)
        _ = await stage.run("record")
        // As if an older FreeType had made these letters of the same font file.
        let wide = try fingerprint(of: "one", in: stage)
        stage.fonts = .inter
        stage.variants = Self.show(Label(padding: 5))
        _ = await stage.run("check", "--record", "missing")
        let usual = try fingerprint(ofActual: "one", in: stage)
        for name in ["one", "two"] {
            let path = "Snapshots/stage/\(name).json"
            var sidecar = try Sidecar(Array(stage.text(of: path).utf8))
            let fonts = sidecar.header.fingerprint.fonts
            sidecar.header.fingerprint.fonts = fonts.mapValues { $0 == wide.font ? usual.font : $0 }
            sidecar.header.fingerprint.versions["freetype"] = "2.9.0"
            try stage.write(Array(sidecar.text.utf8), to: path)
        }
        stage.variants = Self.show(Label())
        let (status, text) = await stage.run("check")
        #expect(status == .allMatch)
        #expect(
            text.hasPrefix(
                "environment changed (freetype 2.9.0 → \(wide.freeType)), 2 references to refresh\n"),
            "\(text)")
        stage.variants = Self.show(Label(padding: 5))
        let result = try #require(try await stage.check()["one"])
        #expect(result.outcome.name == "differs")
        #expect(result.outcome.difference?.explanation.causes == ["`Label` > rectangle: padding 4 → 5 pt"])
    }

    private func fingerprint(of name: String, in stage: Stage) throws -> (font: String, freeType: String) {
        try fingerprint(in: stage.text(of: "Snapshots/stage/\(name).json"))
    }

    private func fingerprint(ofActual name: String, in stage: Stage) throws -> (
        font: String, freeType: String
    ) {
        try fingerprint(in: stage.text(of: ".vitrine/last-run/actual/stage/\(name).json"))
    }

    private func fingerprint(in text: String) throws -> (font: String, freeType: String) {
        let value = { (key: String) throws -> String in
            let line = try #require(text.split(separator: "\n").first { $0.contains("\"\(key)\": ") })
            return try #require(line.split(separator: "\"").last { $0 != "," }.map(String.init))
        }
        return (try value("Inter Regular"), try value("freetype"))
    }
}
