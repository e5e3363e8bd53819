import Foundation
import VitrineGeometry
import VitrineImageCoding
import VitrinePixels

/// Draws the product pictures of the catalogue: still lifes of simple shapes in soft light.
///
/// `draw-still-lifes -o FOLDER [NAME…]` writes one PNG for each name, or all of them.
@main
enum DrawStillLifes {
    private static var scenes: [(name: String, scene: Scene)] {
        Ceramics.scenes + Home.scenes + Accessories.scenes
    }

    static func main() async throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        let known = scenes.map(\.name) + Portraits.names
        let names = arguments.count > 2 ? Array(arguments[2...]) : known
        guard arguments.count >= 2, arguments[0] == "-o", Set(names).isSubset(of: known) else {
            let usage = "usage: draw-still-lifes -o FOLDER [NAME…]\nnames: \(known.joined(separator: " "))\n"
            FileHandle.standardError.write(Data(usage.utf8))
            exit(64)
        }
        let folder = URL(fileURLWithPath: arguments[1])
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try await withThrowingTaskGroup { group in
            for name in names {
                group.addTask {
                    let png = PNGEncoder.compact.encode(picture(name))
                    try Data(png).write(to: folder.appending(path: "\(name).png"), options: .atomic)
                }
            }
            try await group.waitForAll()
        }
    }

    private static func picture(_ name: String) -> StraightBitmap {
        guard let scene = scenes.first(where: { $0.name == name })?.scene else {
            return Portraits.picture(name)
        }
        let renderer = Renderer(scene)
        return StraightBitmap(size: square(480), color: renderer.color)
    }

    static func square(_ side: Double) -> PixelSize {
        PixelSize(covering: Size(width: side, height: side), scale: 1)
    }
}
