import Foundation
import Testing
import VitrineDrawing
import VitrineGeometry
import VitrineVectorImages

struct PDFTests {
    /// A file with one page of 10 × 8 points; further objects begin with number 5.
    private func file(
        _ content: String, resources: String = "", objects: [String] = []
    ) -> [UInt8] {
        let numbered = objects.enumerated().map { "\($0.offset + 5) 0 obj\n\($0.element)\nendobj\n" }
        let text = """
            %PDF-1.4
            1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
            2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 10 8] >> endobj
            3 0 obj << /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << \(resources) >> >> endobj
            4 0 obj << /Length \(content.utf8.count) >> stream
            \(content)
            endstream endobj
            \(numbered.joined())
            trailer << /Root 1 0 R >>
            """
        return Array(text.utf8)
    }

    private func shapes(
        _ content: String, resources: String = "", objects: [String] = []
    ) throws -> [String] {
        try VectorImage(pdf: file(content, resources: resources, objects: objects)).shapes
            .map(\.description)
    }

    @Test
    func `A page has its size, with the first line at the top`() throws {
        let image = try VectorImage(pdf: file("1 0 0 rg 1 2 3 4 re f"))
        #expect(image.size == Size(width: 10, height: 8))
        #expect(image.viewBox == Rect(x: 0, y: 0, width: 10, height: 8))
        #expect(image.shapes.map(\.description) == ["fill #ff0000  M 1,6 L 4,6 L 4,2 L 1,2 Z"])
    }

    @Test(arguments: [
        ("0 0 m 1 0 l 1 1 l h f*", "fill #000000 evenOdd  M 0,8 L 1,8 L 1,7 Z"),
        ("0 0 m 1 0 2 1 2 2 c f", "fill #000000  M 0,8 C 1,8 2,7 2,6"),
        ("0 0 m 2 1 2 2 v f", "fill #000000  M 0,8 C 0,8 2,7 2,6"),
        ("q 2 0 0 2 0 0 cm 1 w 0 0 m 1 0 l S Q", "stroke #000000 2 butt miter  M 0,8 L 2,8"),
        ("1 J 1 j [2 1] 0 d 0 G 0 0 m 1 0 l S", "stroke #000000 1 round round dash 2 1  M 0,8 L 1,8"),
        ("0 0 0 1 k 0 0 1 1 re f", "fill #000000  M 0,8 L 1,8 L 1,7 L 0,7 Z"),
        ("/Cs1 cs 0 0 1 sc 0 0 1 1 re f", "fill #0000ff  M 0,8 L 1,8 L 1,7 L 0,7 Z"),
        ("/Half gs 0 0 1 1 re f", "fill #00000080  M 0,8 L 1,8 L 1,7 L 0,7 Z"),
        (
            "0 0 1 1 re W n 0 0 2 1 re f",
            "fill #000000  M 0,8 L 2,8 L 2,7 L 0,7 Z  within M 0,8 L 1,8 L 1,7 L 0,7 Z"
        ),
        ("0 0 9 9 re W n 0 0 2 1 re f", "fill #000000  M 0,8 L 2,8 L 2,7 L 0,7 Z"),
    ])
    func `Operators draw outlines`(content: String, outline: String) throws {
        let resources = "/ExtGState << /Half << /ca .5 >> >> /ColorSpace << /Cs1 [/ICCBased 5 0 R] >>"
        #expect(
            try shapes(content, resources: resources, objects: ["<< /N 3 /Length 0 >> stream\nendstream"])
                == [outline])
    }

    @Test
    func `A form is drawn where it is named, and a mask of white is a clip`() throws {
        let square = "1 g 0 0 2 2 re f"
        let head = "<< /Subtype /Form /BBox [0 0 9 9] /Group << >> /Length \(square.count) >>"
        let form = "\(head) stream\n\(square)\nendstream"
        let drawn = try shapes(
            "q 1 0 0 1 3 0 cm /Fm Do Q /Masked gs 0 g 0 0 5 5 re f",
            resources: """
                /XObject << /Fm 5 0 R >> \
                /ExtGState << /Masked << /SMask << /S /Luminosity /G 5 0 R >> >> >>
                """, objects: [form])
        #expect(
            drawn == [
                "fill #ffffff  M 3,8 L 5,8 L 5,6 L 3,6 Z",
                "fill #000000  M 0,8 L 5,8 L 5,3 L 0,3 Z  within M 0,8 L 2,8 L 2,6 L 0,6 Z",
            ])
    }

    @Test
    func `A form may use what only the page names, as design tools write`() throws {
        let square = "/C1 cs 1 0 0 scn 0 0 2 2 re f"
        let head = "<< /Subtype /Form /BBox [0 0 9 9] /Resources << >> /Length \(square.count) >>"
        let drawn = try shapes(
            "/Fm Do", resources: "/XObject << /Fm 5 0 R >> /ColorSpace << /C1 [/ICCBased 6 0 R] >>",
            objects: ["\(head) stream\n\(square)\nendstream", "<< /N 3 /Length 0 >> stream\nendstream"])
        #expect(drawn == ["fill #ff0000  M 0,8 L 2,8 L 2,6 L 0,6 Z"])
    }

    @Test(arguments: [
        ("/Fm Do", "drawings lie in each other too deep"),
        ("q 0 1 m /B Do /B Do /B Do /B Do", "it draws more than 10000 drawings in it"),
    ])
    func `Forms that name each other come to an end`(content: String, reason: String) {
        let names = (5...14).map { "/\($0 == 5 ? "B" : "F\($0)") \($0) 0 R" }.joined(separator: " ")
        let forms = (5...14).map { number in
            let inner = number == 14 ? "" : String(repeating: "/F\(number + 1) Do ", count: 4)
            return "<< /Subtype /Form /Length \(inner.count) >> stream\n\(inner)\nendstream"
        }
        #expect(throws: VectorImageError.unreadablePDF(reason: reason)) {
            try shapes(
                content, resources: "/XObject << \(names) /Fm 15 0 R >>",
                objects: forms + ["<< /Subtype /Form /Length 6 >> stream\n/Fm Do\nendstream"])
        }
    }

    @Test(arguments: [
        (
            "0 0 4 2 re W n /Sh sh", "/Shading << /Sh 5 0 R >>",
            "fill linear (1, 0)–(3, 0) by 1 0 0 -1 0 8 #ff0000@0 #0000ff@1  M 0,8 L 4,8 L 4,6 L 0,6 Z"
        ),
        (
            "q 2 0 0 2 0 0 cm /Pattern cs /P scn 0 0 4 2 re f Q",
            "/Pattern << /P << /PatternType 2 /Shading 5 0 R /Matrix [1 0 0 1 1 0] >> >>",
            "fill linear (1, 0)–(3, 0) by 1 0 0 -1 1 8 #ff0000@0 #0000ff@1  M 0,8 L 8,8 L 8,4 L 0,4 Z"
        ),
        (
            "0 0 4 2 re W n /Sh sh", "/Shading << /Sh 6 0 R >>",
            "fill radial (2, 1) 0…3 by 1 0 0 -1 0 8 #ff000000@0 #ff0000@0 #00ff00@0.25 #00ff00@0.25 "
                + "#0000ff@1 #0000ff00@1  M 0,8 L 4,8 L 4,6 L 0,6 Z"
        ),
    ])
    func `Gradients are paints, where the page or the form has them`(
        content: String, resources: String, outline: String
    ) throws {
        let red = "<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [1 0 0] /C1 [0 0 1] >>"
        let first = "<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [1 0 0] /C1 [0 1 0] >>"
        let second = "<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [0 0 1] /C1 [0 1 0] >>"
        let drawn = try shapes(
            content, resources: resources,
            objects: [
                """
                << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [1 0 3 0] /Extend [true true] \
                /Function \(red) >>
                """,
                """
                << /ShadingType 3 /ColorSpace /DeviceRGB /Coords [2 1 0 2 1 3] /Function \
                << /FunctionType 3 /Domain [0 1] /Bounds [0.25] /Encode [0 1 1 0] \
                /Functions [\(first) \(second)] >> >>
                """,
            ])
        #expect(drawn == [outline])
    }

    @Test(arguments: [
        ("BT (a) Tj ET", "it has text; convert it to outlines"),
        ("/P sh", "it is painted with a mesh of colours"),
        ("/Pattern cs /P scn", "it is painted with a pattern"),
        ("BI ID EI", "it has a picture of pixels"),
        ("1 2 wat", "it has the operator 'wat'"),
        ("[1 2", "it ends within a value"),
    ])
    func `What is no outline is named`(content: String, reason: String) {
        #expect(throws: VectorImageError.unreadablePDF(reason: reason)) { try shapes(content) }
    }

    @Test(arguments: [
        ("hello", "it does not begin as one"), ("%PDF-1.4", "it has no pages"),
        ("%PDF-1.4\n1 0 obj << /Type /Catalog /Pages 1 0 R >> endobj", "it has no page"),
        ("%PDF-1.4\n1 0 obj 1 0 R endobj\n2 0 obj << /Encrypt 1 0 R >> endobj", "it is encrypted"),
    ])
    func `A file that is no drawing is refused`(text: String, reason: String) {
        #expect(throws: VectorImageError.unreadablePDF(reason: reason)) {
            try VectorImage(pdf: Array(text.utf8))
        }
    }

    @Test
    func `Damage does no harm`() {
        let whole = file("q 1 0 0 1 3 0 cm /Fm Do Q 0 0 5 5 re f", resources: "/XObject << /Fm 4 0 R >>")
        for end in whole.indices {
            _ = try? VectorImage(pdf: Array(whole[..<end]))
            var changed = whole
            changed[end] = changed[end] &+ 13
            _ = try? VectorImage(pdf: changed)
        }
    }
}
