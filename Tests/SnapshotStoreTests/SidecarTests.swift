import Composition
import Geometry
import Rendering
import SnapshotStore
import Testing

struct SidecarTests {
    private static func sidecar() throws -> Sidecar {
        let size = try #require(PixelSize(width: 750, height: 104))
        return Sidecar(
            header: SidecarHeader(
                size: size, scale: 2, displayListHash: "d1",
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
            try Self.sidecar().text == #"""
                {
                  "format": 1,
                  "picture": {"height": 104, "scale": 2, "width": 750},
                  "display list hash": "d1",
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
        ("", "line 1: the document ends too early"),
        ("garbage", "line 1: unexpected 'g'"),
        ("[]", "it is not an object"),
        ("{\"format\": 2}", "it has the format 2, this tool reads 1"),
        ("{\"format\": 1}", "'picture' is missing or of another kind"),
        ("{\"format\": 1,\n \"format\": 1}", "line 2: 'format' stands twice"),
        ("{\"format\": null}", "line 1: unexpected 'n'"),
        ("{\"format\": 1} x", "line 1: something follows the end of the document"),
        ("version https://git-lfs.github.com/spec/v1\n", "it is a Git LFS pointer; run git lfs pull"),
        (
            "{\n<<<<<<< HEAD\n}",
            "it holds a merge conflict; resolve it or record the snapshot again"
        ),
        (String(repeating: "[", count: 70), "line 1: it is nested more than 64 deep"),
        ("{\"a\": \"\\ud83d\"}", "line 1: half a character"),
    ])
    func `What is no sidecar is an error with its reason`(text: String, reason: String) {
        let error = #expect(throws: SidecarError.self) { try Sidecar(Array(text.utf8)) }
        #expect(error?.description == reason)
    }

    @Test func `Every sidecar cut short is an error`() throws {
        let bytes = Array(try Self.sidecar().text.utf8)
        for length in 0..<(bytes.count - 2) {
            #expect(throws: SidecarError.self) { try Sidecar(Array(bytes[..<length])) }
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
                "the font New is used now", "the font Old is no longer used",
            ])
    }
}
