import Foundation
import RunRecords
import SnapshotStore
import Testing

@MainActor
struct ChangesTests {
    /// A main branch with three badges, and a branch in which much has changed.
    private func branch() throws -> References {
        let references = try References()
        for id in ["badge/a", "badge/b", "badge/b@dark", "badge/c"] { try references.put(id) }
        for id in ["card/old", "row/a"] { try references.put(id, .init(text: id)) }
        try references.commit()
        try references.git("tag", "v1")
        try references.git("checkout", "-q", "-b", "work")
        for id in ["badge/a", "badge/b", "badge/b@dark"] { try references.put(id, .init(padding: 8)) }
        try references.put("badge/c", .init(text: "Offer"))
        try references.remove("card/old")
        try references.put("card/new", .init(text: "card/old"))
        try references.put("card/fresh", .init(text: "fresh"))
        try references.remove("row/a")
        try references.put("tile/a", .init(text: "tile"))
        return references
    }

    @Test func `Changes are told by cause, those in the working tree as well as committed ones`() async throws
    {
        let references = try branch()
        let expected = """
            3 snapshots changed: `Badge`: padding 4 → 8 pt
              such as badge/a
              `Badge`: padding 4 → 8 pt; therefore the component is 8 pt wider and 8 pt taller, 1 element moves or resizes
              112×72 px, before 96×56 px
              likewise    badge/b
              likewise    badge/b@dark

            badge/c changed
              `Badge`: text 'Sale' → 'Offer'

            new
              card/fresh

            new component
              tile/a

            component gone
              row/a

            renamed, with the same pixels
              card/old → card/new


            """
        let (status, text) = await references.run("changes", "v1")
        #expect(status == .allMatch)
        #expect(
            text == expected
                + "7 references in the working tree, compared with v1: 4 changed, 2 new, 1 gone, 1 renamed\n")
        try references.commit()
        #expect(
            await references.run("changes", "v1", "work").text == expected
                + "7 references in work, compared with v1: 4 changed, 2 new, 1 gone, 1 renamed\n")
        #expect(await references.run("changes").text.hasPrefix(expected))
        #expect(
            await references.run("changes", "HEAD").text
                == "7 references in the working tree, compared with HEAD: nothing changed\n")
        // The other way round what was new is gone.
        let back = await references.run("changes", "work", "v1").text
        #expect(back.contains("padding 8 → 4 pt") && back.contains("component gone\n  tile/a"))
    }

    @Test func `Other words of the same picture are a change`() async throws {
        let references = try References()
        for id in ["badge/a", "badge/b", "badge/c"] { try references.put(id, .init(label: "Favourite")) }
        try references.commit()
        for id in ["badge/a", "badge/b"] { try references.put(id, .init(label: "Add to favourites")) }
        try references.put("badge/c", .init(cairo: "1.18.0", label: "Favourite"))
        let (status, text) = await references.run("changes", "HEAD", "--report", "report")
        #expect(status == .allMatch)
        #expect(
            text == """
                same picture, other words: `Badge`: accessibility label 'Favourite' → 'Add to favourites'
                  badge/a
                  badge/b

                environment changed (cairo 1.16.0 → 1.18.0): 1 snapshot, 0 of them with another picture

                3 references in the working tree, compared with HEAD: 2 with the same picture and other words, \
                1 in another environment

                """)
        for file in ["summary.md", "index.html", "changes.json"] {
            #expect(try references.text(of: "report/\(file)").contains("Add to favourites"), "\(file)")
        }
    }

    @Test func `References without a picture are told by their sidecars`() async throws {
        let references = try References()
        for id in ["badge/a", "badge/b", "card/old"] {
            try references.put(id, .init(text: id, isSidecarAlone: true))
        }
        for id in ["badge/c", "badge/d"] { try references.put(id) }
        try references.commit()
        try references.put("badge/a", .init(text: "badge/a", padding: 8, isSidecarAlone: true))
        // A switch of the kind is no change.
        try references.put("badge/b", .init(text: "badge/b"))
        try references.put("badge/c", .init(isSidecarAlone: true))
        try references.put("badge/d", .init(padding: 8, isSidecarAlone: true))
        try FileManager.default.removeItem(atPath: references.folder + "/Snapshots/card/old.json")
        try references.put("card/new", .init(text: "card/old", isSidecarAlone: true))
        let (_, text) = await references.run("changes", "HEAD", "--report", "report")
        #expect(
            text == """
                2 snapshots changed: `Badge`: padding 4 → 8 pt
                  such as badge/a
                  `Badge`: padding 4 → 8 pt; therefore the component is 8 pt wider and 8 pt taller, 1 element moves or resizes
                  112×72 px, before 96×56 px
                  likewise    badge/d

                renamed, with the same pixels
                  card/old → card/new

                5 references in the working tree, compared with HEAD: 2 changed, 1 renamed, 2 with the same picture, \
                written anew

                """)
    }

    @Test func `A catalogue may lie anywhere in the repository`() async throws {
        let references = try References(in: "apps/shop")
        try references.put("badge/a")
        try references.commit()
        try references.put("badge/a", .init(padding: 8))
        try FileManager.default.createDirectory(
            atPath: references.repository + "/Snapshots/badge", withIntermediateDirectories: true)
        try Data().write(to: URL(filePath: references.repository + "/Snapshots/badge/z.json"))
        let (_, text) = await references.run("changes", in: "\(references.folder)/Catalog")
        #expect(text.hasPrefix("badge/a changed\n") && text.hasSuffix(": 1 changed\n"), "\(text)")
        #expect(await references.run("changes", "--root", references.folder, in: "/").text == text)
    }

    @Test func `What cannot be read is told with its reason, on either side`() async throws {
        let references = try References()
        for id in ["badge/a", "badge/b", "badge/c", "badge/d", "badge/e"] { try references.put(id) }
        try references.write("{\n  \"format\": 1,\n}\n", to: "Snapshots/badge/a.json")
        try references.commit()
        try references.put("badge/a", .init(padding: 8))
        try references.write("<<<<<<< HEAD\n=======\n>>>>>>> x\n", to: "Snapshots/badge/b.json")
        try references.write("another", to: "Snapshots/badge/c.png")
        try references.write("", to: "Snapshots/badge/d.json")
        let sidecar = try references.text(of: "Snapshots/badge/e.json")
        try references.put("badge/e", .init(padding: 8))
        try references.write(
            sidecar.replacing("\"Sale\"", with: "\"Fake\""), to: "Snapshots/badge/e.json")
        let (status, text) = await references.run("changes", "main")
        #expect(status == .allMatch)
        for line in [
            "the picture changed and its sidecar did not, so nothing says why\n  badge/c\n",
            "the sidecar in main cannot be read: it has the format 1, this tool reads 3; record the snapshot "
                + "again\n  badge/a\n",
            "the sidecar in the working tree cannot be read: line 1 is of a merge conflict; check one side's "
                + "file and picture out, or record the snapshot again\n  badge/b\n",
            "it was edited by hand, merged or damaged", "it is empty",
        ] {
            #expect(text.contains(line), "\(text)")
        }
        #expect(text.hasSuffix(": 5 unreadable\n"))
    }

    @Test func `What draws is told apart from what is drawn`() async throws {
        let references = try References()
        for id in ["badge/a", "badge/b", "badge/c", "badge/d"] { try references.put(id) }
        try references.commit()
        try references.put("badge/a", .init(cairo: "1.18.0"))
        try references.put("badge/b", .init(pixels: "other", cairo: "1.18.0"))
        try references.put("badge/c", .init(pixels: "other"))
        try references.put("badge/d", .init(padding: 6, cairo: "1.18.0"))
        let (_, text) = await references.run("changes")
        #expect(
            text.contains(
                "environment changed (cairo 1.16.0 → 1.18.0): 2 snapshots, 1 of them with another picture\n"))
        #expect(text.contains("the picture changed, the elements did not\n  badge/c\n"))
        #expect(text.contains("  the environment changed as well: cairo 1.16.0 → 1.18.0\n"))
    }

    @Test func `Names of others have no meaning in any output`() async throws {
        let references = try References()
        try references.put("badge/a")
        try references.commit()
        try references.put("badge/a", .init(text: "<script>\u{1b}[2J`@all`\u{202e}"))
        try references.write("", to: "Snapshots/badge/<img src=x>\u{1b}[2J\n.json")
        let plain = await references.run("changes").text
        #expect(!plain.contains("\u{1b}") && !plain.contains("\u{202e}"))
        #expect(plain.contains("<img src=x>\\u{1b}[2J\\u{a}.json"))
        let json = await references.run("changes", "--json").text
        #expect(!json.contains("\u{1b}") && !json.contains("\u{202e}"))
        _ = try JSONSerialization.jsonObject(with: Data(json.utf8))
        let markdown = await references.run("changes", "--markdown").text
        #expect(!markdown.contains("\u{1b}") && !markdown.contains(" @all"))
        #expect(await references.run("changes", "--report", "out").status == .allMatch)
        #expect(!(try references.text(of: "out/index.html").contains("<script>")))
        #expect(!(try references.text(of: "out/index.html").contains("<img src=x")))
    }

    @Test func `A report shows both pictures, and what is outlined where`() async throws {
        let references = try branch()
        try references.commit()
        #expect(await references.run("changes", "v1", "HEAD", "--report", "out").status == .allMatch)
        let files = try FileManager.default.contentsOfDirectory(atPath: references.folder + "/out").sorted()
        #expect(files == ["changes.json", "index.html", "pictures", "report.css", "report.js", "summary.md"])
        let pictures = try FileManager.default.contentsOfDirectory(
            atPath: references.folder + "/out/pictures")
        // Sale with either padding, Offer, fresh, tile and the row that is gone; the renamed card is not shown.
        #expect(pictures.count == 6)
        let page = try references.text(of: "out/index.html")
        #expect(page.contains("3 snapshots with the same cause"))
        #expect(
            page.contains(
                "<svg viewBox=\"0 0 56 36\" aria-hidden=\"true\">"
                    + "<rect class=\"cause\" x=\"-1\" y=\"-1\" width=\"58\" height=\"38\"></rect></svg>"),
            "\(page)")
        #expect(try references.text(of: "out/summary.md").contains("- `card/old` → `card/new`\n"))
        // A second report takes the first one's place; a folder of anything else is left alone.
        #expect(await references.run("changes", "HEAD", "HEAD", "--report", "out").status == .allMatch)
        #expect(!FileManager.default.fileExists(atPath: references.folder + "/out/pictures"))
        #expect(await references.run("changes", "v1", "--report", "Snapshots").status == .failed)
    }

    @Test func `A hash in a sidecar leads to no file outside of the report`() async throws {
        let references = try References()
        try references.put("badge/a")
        try references.commit()
        try references.put("badge/a", .init(padding: 8))
        let path = "Snapshots/badge/a.json"
        var sidecar = try Sidecar(Array(try references.text(of: path).utf8))
        sidecar.header.pictureHash = "../../../escaped"
        try references.write(sidecar.text, to: path)
        let (status, text) = await references.run("changes", "--report", "out")
        #expect(status == .allMatch)
        #expect(text.contains("warning: a picture of 'badge/a' is not the one that its sidecar describes\n"))
        #expect(!(try references.text(of: "out/index.html").contains("escaped")))
    }

    @Test func `Misuse and failures are told apart`() async throws {
        let references = try References()
        try references.put("badge/a")
        let unborn = await references.run("changes")
        #expect(unborn.status == .misuse && unborn.text.contains("cannot tell the main branch"))
        try references.commit()
        let unknown = await references.run("changes", "v9")
        #expect(unknown.status == .misuse && unknown.text.hasPrefix("error: there is no revision 'v9'"))
        #expect(await references.run("changes", "--", "--help").status == .misuse)
        #expect(await references.run("changes", "--json", "--markdown").status == .misuse)
        try references.git("checkout", "-q", "--orphan", "apart")
        try references.put("badge/b")
        try references.commit()
        let apart = await references.run("changes")
        #expect(apart.status == .failed && apart.text.contains("git fetch --unshallow"), "\(apart)")
        try FileManager.default.removeItem(atPath: references.repository + "/.git")
        let none = await references.run("changes")
        #expect(none.status == .misuse && none.text.contains("is in no git repository"))
    }

    @Test func `A shallow clone says what it lacks`() async throws {
        let references = try branch()
        try references.commit()
        try references.git("clone", "-q", "--depth", "1", "file://\(references.repository)", "clone")
        let clone = references.repository + "/clone"
        try FileManager.default.createDirectory(atPath: clone + "/Catalog", withIntermediateDirectories: true)
        let (status, text) = await references.run("changes", "v1", in: clone)
        #expect(status == .misuse && text.contains("git fetch --unshallow"), "\(text)")
    }

    @Test func `Nothing is written but the report`() async throws {
        let references = try branch()
        let before = try FileManager.default.subpathsOfDirectory(atPath: references.folder)
            .filter { !$0.hasPrefix(".git/") }.sorted()
        for arguments in [["--json"], ["--markdown"], []] {
            _ = await references.run(["changes"] + arguments)
        }
        let after = try FileManager.default.subpathsOfDirectory(atPath: references.folder)
            .filter { !$0.hasPrefix(".git/") }.sorted()
        #expect(before == after)
    }
}
