import Foundation
import Testing
import VitrineDrawing
import VitrineGeometry
import VitrineVectorImages

struct CatalogIconTests {
    /// The catalogue's icons, beside the sources of this package.
    private static let files: [URL] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Catalog/Icons")
        // Without the folder there are no files, which a test of its own reports.
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
    }()

    @Test
    func `The catalogue has its icons`() {
        #expect(Self.files.count >= 30)
    }

    @Test(arguments: files)
    func `Each icon of the catalogue takes the colour around it and stays in its box`(file: URL) throws {
        let image = try VectorImage(svg: Array(try Data(contentsOf: file)))
        #expect(image.viewBox.size == image.size)
        #expect(!image.shapes.isEmpty)
        for shape in image.shapes {
            let inks = [shape.fill?.ink, shape.stroke?.ink].compactMap { $0 }
            #expect(inks.allSatisfy { $0 == .currentColor(opacity: 1) })
            let margin = (shape.stroke?.style.width ?? 0) / 2
            for point in shape.path.elements.compactMap(\.end) {
                #expect(point.x >= margin && point.x <= 24 - margin)
                #expect(point.y >= margin && point.y <= 24 - margin)
            }
        }
    }
}

extension Path.Element {
    /// Where the element ends.
    fileprivate var end: Point? {
        switch self {
        case .move(let to), .line(let to), .curve(let to, _, _): to
        case .close: nil
        }
    }
}
