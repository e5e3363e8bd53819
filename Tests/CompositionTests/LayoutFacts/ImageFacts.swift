import Composition
import Drawing
import Foundation
import Geometry
import Testing
import Views

/// Pictures with their sizes, one sentence after the other.
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
}
