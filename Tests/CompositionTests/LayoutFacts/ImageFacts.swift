import Composition
import Drawing
import Foundation
import Geometry
import Testing
import Views

/// Pictures and texts with their sizes, one sentence after the other.
@MainActor
struct ImageFacts {
    /// A catalogue with one picture of 40 × 20 pixels for a screen with two pixels a point.
    private var resources: Resources {
        get throws {
            let pixels = try #require(PixelSize(width: 40, height: 20))
            return Resources(
                picture: { name, _ in
                    Resources.NamedPicture(
                        .bitmap(ImageID(name: name.name, contentHash: 0), pixels, scale: 2))
                },
                icon: { throw Resources.Missing(name: $0) },
                color: { name, _ in throw Resources.Missing(name: name.name) },
                contentFile: { throw Resources.Missing(name: $0) })
        }
    }

    private func size(of view: some View, width: Double? = nil, height: Double? = nil) throws -> Size {
        try laidOut(view, width: width, height: height, resources: resources).frame.size
    }

    @Test func `A picture has its own size, whatever is proposed`() throws {
        #expect(try size(of: Image("photo"), width: 300, height: 5) == Size(width: 20, height: 10))
    }

    @Test func `A resizable picture takes what is proposed, and its own size where it may choose`() throws {
        let picture = Image("photo").resizable()
        #expect(try size(of: picture, width: 300, height: 5) == Size(width: 300, height: 5))
        #expect(try size(of: picture) == Size(width: 20, height: 10))
    }

    @Test func `Scaled to fit or to fill, a picture keeps its ratio`() throws {
        let picture = Image("photo").resizable()
        #expect(try size(of: picture.scaledToFit(), width: 100, height: 100) == Size(width: 100, height: 50))
        #expect(
            try size(of: picture.scaledToFill(), width: 100, height: 100) == Size(width: 200, height: 100))
    }

    @Test func `Narrow content of a scroll view stands in the middle`() throws {
        let view = ScrollView { block(20, 500).marked("child") }.frame(width: 100)
        #expect(try box(of: "child", in: view, width: 100, height: 80)?.minX == 40)
    }

    @Test func `A label is its icon and its title in a row`() throws {
        let label = Label {
            block(30, 10).marked("title")
        } icon: {
            block(10, 10)
        }
        #expect(try box(of: "title", in: label)?.minX == 18)
        #expect(try size(of: label.labelStyle(.iconOnly)) == Size(width: 10, height: 10))
    }

    @Test func `A row can stand on its last baselines`() throws {
        let row = HStack(alignment: .lastTextBaseline, spacing: 0) {
            Text("one two").frame(width: 30)
            Text("x").marked("x")
        }
        #expect(try box(of: "x", in: row)?.minY == 22)
    }

    @Test func `Children are measured again where their guides make them overflow across`() throws {
        let row = HStack(alignment: .top, spacing: 0) {
            Color.red.alignmentGuide(.top) { _ in 20 }.marked("a")
            Color.blue.marked("b")
        }
        #expect(try size(of: row, width: 40, height: 100).height == 100)
    }
}
