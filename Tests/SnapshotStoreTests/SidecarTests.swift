import SnapshotStore
import Testing
import VitrineComposition
import VitrineGeometry
import VitrineHashing
import VitrineJSONValues
import VitrineRendering

struct SidecarTests {
    private static func sidecar() throws -> Sidecar {
        let size = try #require(PixelSize(width: 750, height: 104))
        return Sidecar(
            header: SidecarHeader(
                size: size, scale: 2, compositionHash: "d1",
                picture: PictureHashes(bytes: "b1", pixels: "p1"),
                fingerprint: Fingerprint(
                    versions: ["vitrine": "1", "cairo": "1.16.0"], fonts: ["Inter Bold": "f1"])),
            nodes: [
                NodeDescription(
                    id: "Card", depth: 0, kind: "stack", box: Rect(x: 0, y: 0, width: 343, height: 20.125),
                    properties: [:]),
                NodeDescription(
                    id: "Card/Text", depth: 1, kind: "text", box: Rect(x: 0, y: 2, width: 44, height: 16),
                    properties: [
                        "text": "\"Tea\"\n\u{2028}☕️", "limits": .list([.number(.infinity), .number(-0.5)]),
                        "bold": true, "fill": .record(["b": .number(1e-7), "a": "#fff"]),
                    ]),
            ])
    }

    @Test func `A sidecar has a node a line and sorted keys`() throws {
        #expect(
            try Self.sidecar().text.replacing(/"[0-9a-f]{32}"/, with: "\"HASH\"") == #"""
                {
                  "format": 3,
                  "sidecar hash": "HASH",
                  "picture": {"height": 104, "scale": 2, "width": 750},
                  "composition hash": "d1",
                  "file hash": "b1",
                  "pixel hash": "p1",
                  "environment": {
                    "cairo": "1.16.0",
                    "vitrine": "1"
                  },
                  "fonts": {
                    "Inter Bold": "f1"
                  },
                  "nodes": [
                    {"box": [0, 0, 343, 20.125], "depth": 0, "id": "Card", "kind": "stack"},
                    {"box": [0, 2, 44, 16], "depth": 1, "id": "Card/Text", "kind": "text", "properties": {"bold": true, "fill": {"a": "#fff", "b": 1e-07}, "limits": [1e999, -0.5], "text": "\"Tea\"\n\u2028☕️"}}
                  ]
                }

                """#)
    }

    @Test func `A sidecar is read as it was written`() throws {
        let sidecar = try Self.sidecar()
        #expect(try Sidecar(Array(sidecar.text.utf8)) == sidecar)
    }

    @Test(arguments: [
        ("", "it is empty; record the snapshot again or restore the file from version control"),
        (
            "garbage",
            "it does not begin as a sidecar; record the snapshot again or restore the file from version control"
        ),
        (
            "{\n  \"form",
            "it ends too early, after 9 bytes; record the snapshot again or restore the file from version control"
        ),
        (
            "{\n  \"format\": 1,\n", "it has the format 1, this tool reads 3; record the snapshot again"
        ),
        (
            "{\n  \"format\": 3,\n  \"sidecar hash\"",
            "it ends too early, after 2 lines; record the snapshot again or restore the file from version control"
        ),
        ("version https://git-lfs.github.com/spec/v1\n", "it is a Git LFS pointer; run git lfs pull"),
        (
            "{\n  \"format\": 3,\n<<<<<<< HEAD\n",
            "line 3 is of a merge conflict; check one side's file and picture out, or record the snapshot again"
        ),
    ])
    func `What is no sidecar is an error with its reason`(text: String, reason: String) {
        let error = #expect(throws: SidecarError.self) { try Sidecar(Array(text.utf8)) }
        #expect(error?.description == reason)
    }

    @Test(arguments: [
        ("", "line 1: the document ends too early"),
        ("[]", "it is not an object"),
        ("{\"a\": null}", "line 1: unexpected 'n'"),
        ("{\"a\": 1,\n \"a\": 1}", "line 2: 'a' stands twice"),
        ("{} x", "line 1: something follows the end of the document"),
        (String(repeating: "[", count: 70), "line 1: it is nested more than 64 deep"),
        ("{\"a\": \"\\ud83d\"}", "line 1: half a character"),
    ])
    func `What is no JSON of ours is an error with its place`(text: String, reason: String) {
        let error = #expect(throws: (any Error).self) { try Document(JSONReader.read(Array(text.utf8)[...])) }
        #expect(error.map { "\($0)" } == reason)
    }

    @Test func `Of several members that are no texts the first is told`() throws {
        let members = (1...9).map { "\"\($0)\": \($0)" }.joined(separator: ", ")
        let document = try Document(JSONReader.read(Array("{\"fonts\": {\(members)}}".utf8)[...]))
        let error = #expect(throws: DocumentError.self) { try document.strings("fonts") }
        #expect(error.map { "\($0)" } == "'fonts.1' is missing or of another kind")
    }

    @Test func `An edit is told with both hashes`() throws {
        let text = try Self.sidecar().text
        let edited = text.replacing("\"depth\": 1", with: "\"depth\": 2")
        let error = #expect(throws: SidecarError.self) { try Sidecar(Array(edited.utf8)) }
        let hashes = [text, edited].map { text in
            contentHash(
                of: Array(text[(text.firstRange(of: "  \"picture\"")?.lowerBound ?? text.startIndex)...].utf8)
            )
        }
        #expect(
            error?.description
                == "it was edited by hand, merged or damaged: it gives its hash as \(hashes[0]), "
                + "but has \(hashes[1]); record the snapshot again or restore the file from version control")
    }

    @Test func `Every sidecar cut short is an error that says so`() throws {
        let bytes = Array(try Self.sidecar().text.utf8)
        for length in 1..<bytes.count {
            let error = #expect(throws: SidecarError.self) { try Sidecar(Array(bytes[..<length])) }
            #expect(error?.description.hasPrefix("it ends too early, after ") == true, "\(length) bytes")
        }
    }

    @Test func `No byte of a sidecar can be changed, lost or added unnoticed`() throws {
        let bytes = Array(try Self.sidecar().text.utf8)
        for place in bytes.indices {
            var mutants = [bytes, bytes, bytes, bytes, bytes]
            mutants[0][place] ^= 1
            mutants[1][place] ^= 0x20
            mutants[2][place] = UInt8(ascii: " ")
            mutants[3].remove(at: place)
            mutants[4].insert(UInt8(ascii: "\n"), at: place)
            for mutant in mutants where mutant != bytes {
                #expect(throws: SidecarError.self, "at byte \(place)") { try Sidecar(mutant) }
            }
        }
    }

    @Test func `No line of a sidecar can be lost, doubled or moved unnoticed`() throws {
        let lines = try Self.sidecar().text.split(separator: "\n", omittingEmptySubsequences: false)
        for place in lines.indices {
            var mutants = [lines, lines, lines]
            mutants[0].remove(at: place)
            mutants[1].insert(lines[place], at: place)
            mutants[2].swapAt(place, (place + 1) % lines.count)
            for mutant in mutants {
                let bytes = Array(mutant.joined(separator: "\n").utf8)
                #expect(throws: SidecarError.self, "at line \(place + 1)") { try Sidecar(bytes) }
            }
        }
    }

    @Test func `A fingerprint says what is different`() {
        let old = Fingerprint(
            versions: ["cairo": "1.16.0", "freetype": "2.12.1"],
            fonts: ["Inter": "a", "Old": "b", "Same": "c"])
        let new = Fingerprint(
            versions: ["cairo": "1.16.0", "freetype": "2.13.0", "pango": "1.50"],
            fonts: ["Inter": "x", "New": "n", "Same": "c"])
        #expect(
            old.changes(to: new) == [
                "freetype 2.12.1 → 2.13.0", "pango none → 1.50", "the font Inter changed",
            ])
        // That a component uses another face is none of the environment's doing, as long as its elements are others.
        #expect(
            old.exchangedFaces(to: new) == [
                "the font New is used now", "the font Old is no longer used",
            ])
    }
}
