import CatalogKit
import Foundation
import RunRecords
import Testing
import VitrineGeometry
import VitrineHashing
import VitrineImageCoding
import VitrinePixels
import VitrineViews

private struct Badge: View {
    var text = "Sale"
    var padding = 4.0

    var body: some View { Text(text).padding(padding).background(Color.yellow) }
}

/// References that are sidecars alone.
@MainActor
struct SidecarReferenceTests {
    private func stage(_ variants: ContentVariants = ContentVariants([Badge().named("A")])) throws -> Stage {
        let stage = try Stage(variants)
        stage.references = .sidecars
        return stage
    }

    private func files(_ stage: Stage, in folder: String = "Snapshots") throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: stage.path(folder)).filter { $0.contains(".") }
            .sorted()
    }

    private func bytes(_ stage: Stage, _ path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(filePath: stage.path(path))))
    }

    @Test func `What differs from a reference without a picture is shown with both`() async throws {
        let stage = try stage()
        #expect(
            await stage.run("record").text == """
                new      stage/a
                recorded 1 new and 0 changed references; 0 were as they are

                """)
        #expect(try files(stage) == ["stage/a.json"])
        #expect(await stage.run("check") == (.allMatch, "1 snapshot matches\n"))
        #expect(await stage.run("check", "--no-cache") == (.allMatch, "1 snapshot matches\n"))
        let before = await stage.run("render", "-o", "before")
        #expect(before.status == .allMatch)

        stage.variants = ContentVariants([Badge(padding: 8).named("A")])
        let (status, text) = await stage.run("check", "--report", "report")
        #expect(status == .differs)
        #expect(text.contains("`Badge`: padding 4 → 8 pt; therefore"))
        #expect(text.contains("\n  reference   .vitrine/last-run/reference/stage/a.png\n"), "\(text)")
        let decoder = PNGDecoder()
        let pictures = try ["before/stage/a.png", ".vitrine/last-run/reference/stage/a.png"].map {
            try decoder.decode(Array(Data(contentsOf: URL(filePath: stage.path($0)))))
        }
        #expect(pictures[0] == pictures[1])
        #expect(try files(stage, in: "report/pictures").count == 3)

        #expect(await stage.run("approve", "--all") == (.allMatch, "approved stage/a\n"))
        #expect(try files(stage) == ["stage/a.json"])
        #expect(await stage.run("check") == (.allMatch, "1 snapshot matches\n"))
        #expect(
            await stage.run("record").text == "recorded 0 new and 0 changed references; 1 were as they are\n")
    }

    @Test func `A mode says otherwise than the definition, and is the default one all the same`() async throws
    {
        let stage = try Stage(ContentVariants([Badge().named("A")]))
        stage.modes = [Mode.light.references(.sidecars), .dark]
        _ = await stage.run("record")
        #expect(try files(stage) == ["stage/a.json", "stage/a@dark.json", "stage/a@dark.png"])
        stage.references = .sidecars
        stage.modes = [Mode.light.references(.pictures), .dark]
        _ = await stage.run("record")
        #expect(try files(stage) == ["stage/a.json", "stage/a.png", "stage/a@dark.json"])
        #expect(await stage.run("check") == (.allMatch, "2 snapshots match\n"))
    }

    @Test func `Switching the kind matches until it is recorded anew`() async throws {
        let stage = try Stage(ContentVariants([Badge().named("A")]))
        for kind in [ReferenceKind.pictures, .sidecars, .pictures, .sidecars] {
            let isFirst = !FileManager.default.fileExists(atPath: stage.path("Snapshots"))
            stage.references = kind
            if !isFirst { #expect(await stage.run("check") == (.allMatch, "1 snapshot matches\n")) }
            #expect(await stage.run("record").text.hasPrefix(isFirst ? "new " : "changed  stage/a\n"))
            #expect(
                try files(stage) == (kind == .pictures ? ["stage/a.json", "stage/a.png"] : ["stage/a.json"]))
            #expect(await stage.run("check") == (.allMatch, "1 snapshot matches\n"))
        }
        // A picture that an ended process has left is no part of the reference, and goes with the next recording.
        try stage.write([1], to: "Snapshots/stage/a.png")
        #expect(await stage.run("check") == (.allMatch, "1 snapshot matches\n"))
        #expect(await stage.run("record").text.hasPrefix("changed  stage/a\n"))
        #expect(try files(stage) == ["stage/a.json"])
    }

    @Test func `A renamed variant keeps its sidecar, and a gone one's is stale`() async throws {
        let stage = try stage(
            ContentVariants([Badge().named("Old name"), Badge(text: "Gone").named("Gone")]))
        _ = await stage.run("record")
        stage.variants = ContentVariants([Badge().named("New name")])
        let (status, text) = await stage.run("check")
        #expect(status == .missingOrStale)
        #expect(text.contains("  stage/old-name → stage/new-name\n"), "\(text)")
        #expect(
            await stage.run("approve", "stage/new-name").text
                == "approved stage/new-name, renamed from stage/old-name\n")
        #expect(try files(stage) == ["stage/gone.json", "stage/new-name.json"])
        #expect(await stage.run("prune", "--delete").text.contains("Snapshots/stage/gone.json"))
        #expect(try files(stage) == ["stage/new-name.json"])
        #expect(await stage.run("check") == (.allMatch, "1 snapshot matches\n"))
    }

    @Test func `A tolerance holds against the picture that is drawn again`() async throws {
        let box = { (x: Double) in Color.red.frame(width: 20, height: 20).padding(.leading, x) }
        let stage = try stage(
            ContentVariants([
                box(4).snapshotTolerance(position: 1, color: 0).frame(width: 40, alignment: .leading).named(
                    "A")
            ]))
        _ = await stage.run("record")
        stage.variants = ContentVariants([
            box(4.5).snapshotTolerance(position: 1, color: 0).frame(width: 40, alignment: .leading).named("A")
        ])
        let (status, text) = await stage.run("check")
        #expect(status == .allMatch)
        #expect(text.contains("matched with tolerance\n  stage/a: "), "\(text)")
    }

    @Test func `Other words are told without a picture`() async throws {
        let stage = try stage()
        _ = await stage.run("record")
        stage.variants = ContentVariants([Badge().accessibilityLabel("Offer").named("A")])
        let (status, text) = await stage.run("check")
        #expect(status == .differs)
        #expect(text.contains("accessibility label 'Offer' added\n  same picture, other words\n"), "\(text)")
    }

    @Test func `A sidecar that is damaged or cut off is an unreadable reference, not a missing one`()
        async throws
    {
        let stage = try stage()
        _ = await stage.run("record")
        let text = try stage.text(of: "Snapshots/stage/a.json")
        for damaged in [text.replacing("Sale", with: "Fake"), String(text.prefix(200)), ""] {
            try stage.write(Array(damaged.utf8), to: "Snapshots/stage/a.json")
            let (status, told) = await stage.run("check")
            #expect(status == .differs)
            #expect(told.contains("stage/a unreadable reference\n"), "\(told)")
        }
        _ = await stage.run("approve", "--all")
        #expect(try stage.text(of: "Snapshots/stage/a.json") == text)
    }

    /// Two snapshots of a picture whose file has changed since their sidecars were recorded.
    private func stageWithAnotherFile() async throws -> Stage {
        let dot = VStack { Image("dot") }
        let stage = try stage(
            ContentVariants([dot.named("A"), dot.padding(4).named("B"), Badge().named("C")]))
        try writeDot(10, in: stage)
        _ = await stage.run("record")
        try writeDot(200, in: stage)
        return stage
    }

    private func writeDot(_ red: UInt8, in stage: Stage) throws {
        let size = try #require(PixelSize(width: 1, height: 1))
        let bitmap = StraightBitmap(size: size, bytes: [red, 0, 0, 255])
        try stage.write(PNGEncoder.compact.encode(bitmap), to: "Catalog/Images/dot.png")
    }

    @Test func `Snapshots of another file differ for that cause, and show the fresh picture alone`()
        async throws
    {
        let stage = try await stageWithAnotherFile()
        let (status, text) = await stage.run("check")
        #expect(status == .differs)
        let id = try #require(text.firstMatch(of: /--cluster ([0-9a-f]{8})/)?.1)
        #expect(
            text.replacing(/\S+\.swift:\d+/, with: "PLACE") == """
                2 snapshots differ: picture 'dot' has another file
                  such as stage/a, PLACE
                  picture 'dot' has another file
                  the old picture cannot be drawn again: picture 'dot' has another file
                  actual      .vitrine/last-run/actual/stage/a.png
                  likewise    stage/b
                  approve     catalog approve --cluster \(id)

                3 snapshots: 1 matched, 2 differ

                """)
        let approval = await stage.run("approve", "--cluster", String(id))
        #expect(approval == (.allMatch, "approved stage/a\napproved stage/b\n"))
        #expect(await stage.run("check") == (.allMatch, "3 snapshots match\n"))
        #expect(try files(stage) == ["stage/a.json", "stage/b.json", "stage/c.json"])
    }

    @Test func `Of snapshots of another file one with both pictures is shown, if there is`() async throws {
        let stage = try stage(ContentVariants([Image("dot").named("A")]))
        stage.modes = [.light, .dark.references(.pictures)]
        try writeDot(10, in: stage)
        _ = await stage.run("record")
        try writeDot(200, in: stage)
        let text = await stage.run("check").text
        #expect(text.contains("\n  such as stage/a@dark, "), "\(text)")
        #expect(text.contains("\n  reference   Snapshots/stage/a@dark.png\n"), "\(text)")
    }

    @Test func `Snapshots of another file are recorded anew`() async throws {
        let stage = try await stageWithAnotherFile()
        #expect(await stage.run("check", "--record", "changed").status == .allMatch)
        #expect(await stage.run("check") == (.allMatch, "3 snapshots match\n"))
    }

    @Test func `Snapshots of another file go through reports and their merging without an old picture`()
        async throws
    {
        let stage = try await stageWithAnotherFile()
        for index in 1...2 {
            _ = await stage.run("check", "--shard", "\(index)/2", "--report", "part-\(index)")
        }
        #expect(await stage.run("merge-reports", "part-1", "part-2", "-o", "merged").status == .differs)
        #expect(try files(stage, in: "merged/pictures").count == 2)
        let results = try stage.text(of: "merged/results.json")
        #expect(
            results.contains("\"no reference picture\": \"picture 'dot' has another file\""), "\(results)")
        #expect(!results.contains("Snapshots/"))
        #expect(try stage.text(of: "merged/index.html").contains("the old picture cannot be drawn again"))
        #expect(
            try stage.text(of: "merged/summary.md").contains(
                "picture 'dot' has another file: 2 snapshots"))
        #expect(
            await stage.run("approve", "--from", "merged", "--all").text
                == "approved stage/a\napproved stage/b\n")
        #expect(await stage.run("check") == (.allMatch, "3 snapshots match\n"))
    }

    @Test
    func `Where a picture is used no longer and its file is gone the causes are told without the old one`()
        async throws
    {
        let stage = try stage(
            ContentVariants([
                HStack {
                    Image("dot"); Text("Tea")
                }.named("A")
            ]))
        try writeDot(10, in: stage)
        _ = await stage.run("record")
        try FileManager.default.removeItem(atPath: stage.path("Catalog/Images/dot.png"))
        stage.variants = ContentVariants([HStack { Text("Tea") }.named("A")])
        let text = await stage.run("check").text
        #expect(text.contains("picture 'dot' removed"), "\(text)")
        #expect(
            text.contains(
                "  the old picture cannot be drawn again: something that its sidecar names is no longer there\n"
            ))
    }

    @Test func `The site shows the fresh picture of another file`() async throws {
        let stage = try await stageWithAnotherFile()
        #expect(await stage.run("site", "-o", "site").status == .allMatch)
        #expect(try stage.text(of: "site/c/stage.html").contains("picture 'dot' has another file"))
    }

    @Test func `A report's pictures are approved as sidecars`() async throws {
        let stage = try stage()
        _ = await stage.run("record")
        stage.variants = ContentVariants([Badge(padding: 8).named("A")])
        for index in 1...1 { _ = await stage.run("check", "--shard", "\(index)/1", "--report", "part") }
        #expect(await stage.run("merge-reports", "part", "-o", "merged").status == .differs)
        #expect(try files(stage, in: "merged/pictures").count == 3)
        #expect(await stage.run("approve", "--from", "merged", "--all").text == "approved stage/a\n")
        #expect(try files(stage) == ["stage/a.json"])
        #expect(await stage.run("check") == (.allMatch, "1 snapshot matches\n"))
    }

    @Test func `The site shows them all`() async throws {
        let stage = try stage()
        _ = await stage.run("record")
        #expect(await stage.run("site", "-o", "site").status == .allMatch)
        #expect(try files(stage, in: "site").contains { $0.hasSuffix(".png") })
    }
    @Test func `A site takes pictures over from the one before, as long as they are what was written`()
        async throws
    {
        let stage = try stage()
        _ = await stage.run("record")
        _ = await stage.run("site", "-o", "site")
        let path = try #require(try files(stage, in: "site").first { $0.hasSuffix(".png") })
        let written = try bytes(stage, "site/\(path)")

        // The same pixels in another file, which only a site that encodes nothing again would show.
        let other = PNGEncoder.fast.encode(try PNGDecoder().decode(written))
        let otherPath = "img/\(contentHash(of: other)).png"
        #expect(otherPath != path)
        try FileManager.default.removeItem(atPath: stage.path("site/\(path)"))
        try Data(other).write(to: URL(filePath: stage.path("site/\(otherPath)")))
        let manifest = String(decoding: try bytes(stage, "site/manifest.json"), as: UTF8.self)
        try Data(manifest.replacing(path, with: otherPath).utf8)
            .write(to: URL(filePath: stage.path("site/manifest.json")))
        _ = await stage.run("site", "-o", "site")
        #expect(try files(stage, in: "site").filter { $0.hasSuffix(".png") } == [otherPath])

        try Data(other + [0]).write(to: URL(filePath: stage.path("site/\(otherPath)")))
        _ = await stage.run("site", "-o", "site")
        #expect(try files(stage, in: "site").filter { $0.hasSuffix(".png") } == [path])
        #expect(try bytes(stage, "site/\(path)") == written)
    }
}
