import Flexbox
import Foundation
import Testing
import VitrineComposition
import VitrineDrawing
import VitrineGeometry
import VitrineViews

/// Pictures and texts within texts.
@MainActor
struct InlineTextTests {
    private func runs(_ text: Text) throws -> [Paragraph.Run] {
        let root = try laidOut(text, resources: .star)
        guard case .text(let paragraph) = root.kind else { return [] }
        return paragraph.runs
    }

    @Test func `A picture is a letter of the text around`() throws {
        let runs = try runs(Text("\(Image(systemName: "star")) 4.8").font(.system(size: 20)))
        #expect(runs.map(\.text) == [InlinePicture.character, " 4.8"])
        #expect(runs[0].picture?.size == Size(width: 24, height: 24))
        #expect(runs[0].picture?.isSymbol == true)
    }

    @Test func `A text within a text keeps what it sets and takes the rest from around`() throws {
        let inner = Text("red \(Text("thin").fontWeight(.thin))").foregroundStyle(.red)
        let runs = try runs(Text("a *slanted \(inner)* \(5) end").bold())
        #expect(runs.map(\.text) == ["a ", "slanted ", "red ", "thin", " 5 end"])
        #expect(runs.map(\.style.weight) == [700, 700, 700, 200, 700])
        #expect(runs.map(\.style.isItalic) == [false, true, true, true, false])
        #expect(runs[2].style.color == runs[3].style.color && runs[2].style.color != runs[1].style.color)
    }

    @Test func `Parts without a letter are no runs, and a text of such parts is one`() throws {
        let big = Text(verbatim: "").font(.system(size: 60))
        let text = big + Text("a\(Text("").bold())") + Text("") + Text(Image(systemName: "star"))
        #expect(try runs(text).map(\.text) == ["a", InlinePicture.character])
        #expect(try runs(big + Text("")).map(\.text) == [""])
        let height = try laidOut(Text("a"), resources: .star).frame.size.height
        #expect(try laidOut(big + Text("a"), resources: .star).frame.size.height == height)
    }

    @Test func `A sidecar names the picture, and tells when it is another one`() throws {
        let root = try laidOut(
            Text(Image(systemName: "star")) + Text(" and ") + Text(Image("photo")), resources: .star)
        let read = try SidecarTree.resolve(root.descriptions, resources: .star)
        let again = try LayoutPass(texts: .monospaced, scale: 2).layOut(read, proposing: .ideal)
        #expect(again.description == root.description)
        #expect(throws: SidecarTree.Failure.self) {
            try SidecarTree.resolve(root.descriptions, resources: .none)
        }
    }

    @Test func `A missing picture names the text`() {
        #expect(throws: CompositionError.self) {
            try laidOut(Text("\(Image("nothing"))"))
        }
    }
}

extension Resources {
    /// A symbol and a photograph for whatever name.
    fileprivate static var star: Resources {
        Resources(
            picture: { name, _ in
                NamedPicture(
                    .bitmap(
                        ImageID(name: name.name, contentHash: 2),
                        PixelSize(covering: Size(width: 8, height: 6), scale: 1),
                        scale: 2))
            },
            icon: { name in
                let box = Rect(x: 0, y: 0, width: 24, height: 24)
                return .vector(
                    ImageID(name: name, contentHash: 1), VectorImage(viewBox: box, size: box.size, shapes: [])
                )
            }, color: { name, _ in throw Missing(name: name.name) }, contentFile: { throw Missing(name: $0) })
    }
}
