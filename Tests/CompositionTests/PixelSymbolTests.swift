import Flexbox
import Foundation
import Testing
import VitrineComposition
import VitrineDrawing
import VitrineGeometry
import VitrinePixels
import VitrineViews

/// Symbols whose drawing is pixels: icons of a catalogue that outlines cannot say.
@MainActor
struct PixelSymbolTests {
    /// A picture in its own colours and one in those around it, both of 8×4 points.
    private let resources = Resources(
        picture: { name, _ in throw Resources.Missing(name: name.name) },
        icon: { name in
            let id = ImageID(name: name, contentHash: name == "own" ? 1 : 2)
            let size = PixelSize(covering: Size(width: 32, height: 16), scale: 1)
            return name == "own" ? .bitmap(id, size, scale: 4) : .stencil(id, size, scale: 4)
        }, color: { name, _ in throw Resources.Missing(name: name.name) },
        contentFile: { throw Resources.Missing(name: $0) })

    private nonisolated static let kept: [@MainActor @Sendable () -> any View] = [
        { Image(systemName: "own") }, { Image(systemName: "around") },
        { Image(systemName: "around").imageScale(.large) },
        { Image(systemName: "own").resizable().frame(width: 9, height: 7) },
        { Text("a\(Image(systemName: "own"))\(Image(systemName: "around"))") },
    ]

    @Test(arguments: kept.indices)
    func `It comes back from a sidecar with all that it looks like`(index: Int) throws {
        let view = Self.kept[index]().environment(\.font, .system(size: 20))
        let root = try laidOut(view, resources: resources)
        let again = try LayoutPass(texts: .monospaced, scale: 2).layOut(
            SidecarTree.resolve(root.descriptions, resources: resources), proposing: .ideal)
        #expect(again.description == root.description)
        let canvas = CanvasArea(size: root.frame.size, origin: .zero, scale: 2, background: nil)
        #expect("\(Painter.paint(again, on: canvas).items)" == "\(Painter.paint(root, on: canvas).items)")
    }

    @Test(arguments: [("own", 1.0), ("around", 1), ("around", 1.28)])
    func `It is as large as the text beside it`(name: String, scale: Double) throws {
        let view = Image(systemName: name).imageScale(scale == 1 ? .medium : .large)
            .environment(\.font, .system(size: 20))
        let size = try laidOut(view, resources: resources).frame.size
        #expect(abs(size.width - 24 * scale) < 0.5)
        #expect(abs(size.height - 12 * scale) < 0.5)
    }
}
