import Testing
import VitrineComposition
import VitrineDrawing
import VitrineGeometry
import VitrinePixels

struct ImageResizingTests {
    /// Where a picture of 10 × 4 pt at two pixels a point goes along one axis.
    private func columns(_ resizing: ImageResizing, width: Double) throws -> [String] {
        let pixels = try #require(PixelSize(width: 20, height: 8))
        let size = Size(width: 10, height: 4)
        let place = Rect(x: 0, y: 0, width: width, height: 4)
        return resizing.parts(of: pixels, size: size, in: place, grid: PixelGrid(scale: 2)).map {
            "\($0.source.minX)–\($0.source.maxX) → \($0.destination.minX)–\($0.destination.maxX)"
        }
    }

    @Test func `Caps keep their size and the middle is stretched`() throws {
        let resizing = ImageResizing(caps: Insets(top: 0, left: 3, bottom: 0, right: 2), isTiled: false)
        #expect(
            try columns(resizing, width: 30)
                == ["0.0–6.0 → 0.0–3.0", "6.0–16.0 → 3.0–28.0", "16.0–20.0 → 28.0–30.0"])
    }

    @Test func `Caps without room share what there is`() throws {
        let resizing = ImageResizing(caps: Insets(top: 0, left: 3, bottom: 0, right: 3), isTiled: false)
        #expect(try columns(resizing, width: 3) == ["0.0–6.0 → 0.0–1.5", "14.0–20.0 → 1.5–3.0"])
    }

    @Test func `Tiles repeat the middle, the last as far as there is room`() throws {
        let resizing = ImageResizing(caps: Insets(top: 0, left: 3, bottom: 0, right: 2), isTiled: true)
        #expect(
            try columns(resizing, width: 17)
                == [
                    "0.0–6.0 → 0.0–3.0", "6.0–16.0 → 3.0–8.0", "6.0–16.0 → 8.0–13.0",
                    "6.0–10.0 → 13.0–15.0", "16.0–20.0 → 15.0–17.0",
                ])
    }
}
