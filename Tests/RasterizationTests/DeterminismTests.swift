import Testing
import VitrineDrawing
import VitrineGeometry
import VitrinePixels
import VitrineRasterization

struct DeterminismTests {
    /// Something of everything that is kept between drawings.
    private static func list(_ seed: Int) -> DisplayList {
        let x = Double(seed % 7) * 0.37
        let card = Scene.fill(Scene.circle(30 + x, 30, radius: 20), .white)
        return DisplayList(
            size: Size(width: 64, height: 64), scale: 1.5,
            items: [
                Scene.group(
                    Group(
                        items: [card],
                        shadow: Shadow(
                            color: .black, deviation: Double(1 + seed % 3), offset: Point(x: 0, y: 2)))),
                Scene.letters(4, x: x, y: 20, size: Double(11 + seed % 5)),
                Scene.item(
                    .image(
                        ImageDrawing(
                            image: ImageID(name: "noise", contentHash: 1),
                            source: Rect(x: 0, y: 0, width: 16, height: 16),
                            destination: Rect(x: 20 + x, y: 40, width: 13, height: 13)))),
            ])
    }

    private static let noise: ImageSource = { _ in
        var bitmap = Bitmap(size: PixelSize(covering: Size(width: 16, height: 16), scale: 1))
        for index in bitmap.pixels.indices {
            bitmap.pixels[index] = 0xFF00_0000 | UInt32(truncatingIfNeeded: index &* 2_654_435_761) >> 8
        }
        return bitmap
    }

    private static func draw(_ seed: Int, with rasterizer: Rasterizer) throws -> [UInt32] {
        try rasterizer.rasterize(list(seed), background: .white, images: noise).pixels
    }

    @Test
    func `Fresh and used rasterizers draw the same, in any order`() throws {
        let fresh = try (0..<20).map { try Self.draw($0, with: Rasterizer()) }
        let used = Rasterizer()
        for seed in (0..<20).reversed() { #expect(try Self.draw(seed, with: used) == fresh[seed]) }
        for seed in 0..<20 { #expect(try Self.draw(seed, with: used) == fresh[seed]) }
    }

    @Test
    func `Two workers at once draw what one does`() async throws {
        let alone = try (0..<20).map { try Self.draw($0, with: Rasterizer()) }
        try await withThrowingTaskGroup(of: [Int: [UInt32]].self) { group in
            for worker in 0..<2 {
                group.addTask {
                    let rasterizer = Rasterizer()
                    return try (0..<20).filter { $0 % 2 == worker }
                        .reduce(into: [:]) { $0[$1] = try Self.draw($1, with: rasterizer) }
                }
            }
            for try await pictures in group {
                for (seed, pixels) in pictures { #expect(pixels == alone[seed]) }
            }
        }
    }
}
