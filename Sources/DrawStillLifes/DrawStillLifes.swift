import Foundation

/// Draws the product pictures of the catalogue: still lifes of simple shapes in soft light.
///
/// `draw-still-lifes -o FOLDER [NAME…]` writes one PNG for each name, or all of them.
@main
enum DrawStillLifes {
    static func main() async throws {
        var arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count >= 2, arguments.removeFirst() == "-o" else {
            FileHandle.standardError.write(Data("usage: draw-still-lifes -o FOLDER [NAME…]\n".utf8))
            exit(64)
        }
        let folder = URL(fileURLWithPath: arguments.removeFirst())
        let scenes = (Ceramics.scenes + Home.scenes + Accessories.scenes).map(\.name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try await withThrowingTaskGroup { group in
            for name in scenes + Portraits.names where arguments.isEmpty || arguments.contains(name) {
                group.addTask {
                    try write(picture(name), to: folder.appending(path: name + ".ppm"))
                }
            }
            try await group.waitForAll()
        }
    }

    private static func picture(_ name: String) -> Picture {
        let scenes = Ceramics.scenes + Home.scenes + Accessories.scenes
        guard let scene = scenes.first(where: { $0.name == name })?.scene else {
            return Portraits.picture(name)
        }
        let renderer = Renderer(scene)
        return Picture(width: 480, height: 480, color: renderer.color)
    }

    private static func write(_ picture: Picture, to file: URL) throws {
        let header = "P6 \(picture.width) \(picture.height) 255\n"
        try Data(header.utf8 + picture.bytes).write(to: file, options: .atomic)
    }
}
