import Testing
import VitrineDrawing
import VitrineGeometry
import VitrinePixels
import VitrineRasterization

struct ImageTests {
    private static let id = ImageID(name: "checkers", contentHash: 1)

    /// 8 by 8 pixels, black and white in turn.
    private static func checkers(_: ImageID) throws -> Bitmap {
        var bitmap = Bitmap(size: PixelSize(covering: Size(width: 8, height: 8), scale: 1))
        for index in bitmap.pixels.indices {
            bitmap.pixels[index] = (index + index / 8).isMultiple(of: 2) ? 0xFF00_0000 : 0xFFFF_FFFF
        }
        return bitmap
    }

    private func draw(
        _ drawing: ImageDrawing, width: Double = 8, height: Double = 8, transform: Transform = .identity,
        with rasterizer: Rasterizer = Rasterizer(), images: ImageSource = Self.checkers
    ) throws -> Bitmap {
        let item = Scene.item(.image(drawing))
        return try Scene.draw(
            [Scene.group(Group(items: [item], transform: transform))], width: width, height: height,
            with: rasterizer, images: images)
    }

    private func whole(_ destination: Rect) -> ImageDrawing {
        ImageDrawing(
            image: Self.id, source: Rect(x: 0, y: 0, width: 8, height: 8), destination: destination)
    }

    @Test
    func `In its own size a picture is copied`() throws {
        let picture = try draw(whole(Rect(x: 0, y: 0, width: 8, height: 8)))
        #expect(picture == (try Self.checkers(Self.id)))
    }

    @Test
    func `A reduced picture averages all pixels`() throws {
        for side in [1.0, 2, 3, 4] {
            let picture = try draw(
                whole(Rect(x: 0, y: 0, width: side, height: side)), width: side, height: side)
            #expect(picture.pixels.allSatisfy { (118...138).contains($0 & 0xFF) && $0 >> 24 == 255 })
        }
    }

    @Test
    func `An enlarged picture is smooth and keeps its edges opaque`() throws {
        let picture = try draw(
            whole(Rect(x: 0, y: 0, width: 32, height: 32)), width: 32, height: 32)
        #expect(picture.pixels.allSatisfy { $0 >> 24 == 255 })
        #expect(picture[0, 0] == 0xFF00_0000)
        #expect(Set(picture.pixels).count > 8)
    }

    @Test
    func `Only the part that is named is shown, also at its edges`() throws {
        @Sendable func quarters(_: ImageID) throws -> Bitmap {
            var bitmap = Bitmap(size: PixelSize(covering: Size(width: 2, height: 1), scale: 1))
            bitmap.pixels = [0xFFFF_0000, 0xFF00_00FF]
            return bitmap
        }
        let left = ImageDrawing(
            image: Self.id, source: Rect(x: 0, y: 0, width: 1, height: 1),
            destination: Rect(x: 0, y: 0, width: 4, height: 4))
        let picture = try draw(left, width: 4, height: 4, images: quarters)
        #expect(picture.pixels.allSatisfy { $0 == 0xFFFF_0000 })
    }

    @Test
    func `A clip cuts the picture softly`() throws {
        var drawing = whole(Rect(x: 0, y: 0, width: 8, height: 8))
        drawing.clip = Scene.circle(4, 4, radius: 4)
        let picture = try draw(drawing)
        #expect(picture[0, 0] >> 24 < 60)
        #expect(picture[4, 4] >> 24 == 255)
    }

    @Test
    func `A tint replaces colours and keeps alpha`() throws {
        @Sendable func half(_: ImageID) throws -> Bitmap {
            var bitmap = Bitmap(size: PixelSize(covering: Size(width: 2, height: 1), scale: 1))
            bitmap.pixels = [0x8080_8080, 0xFFFF_FFFF]
            return bitmap
        }
        let drawing = ImageDrawing(
            image: Self.id, source: Rect(x: 0, y: 0, width: 2, height: 1),
            destination: Rect(x: 0, y: 0, width: 2, height: 1), tint: Scene.red)
        #expect(try draw(drawing, width: 2, height: 1, images: half).rows == ["80800000 ffff0000"])
        let turned = Transform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
        let picture = try draw(drawing, width: 1, height: 2, transform: turned, images: half)
        #expect(picture.rows == ["80800000", "ffff0000"])
    }

    @Test
    func `Turned pictures are turned`() throws {
        @Sendable func stripe(_: ImageID) throws -> Bitmap {
            var bitmap = Bitmap(size: PixelSize(covering: Size(width: 2, height: 2), scale: 1))
            bitmap.pixels = [0xFFFF_0000, 0xFF00_FF00, 0xFFFF_0000, 0xFF00_FF00]
            return bitmap
        }
        let drawing = ImageDrawing(
            image: Self.id, source: Rect(x: 0, y: 0, width: 2, height: 2),
            destination: Rect(x: 0, y: 0, width: 2, height: 2))
        let quarter = Transform(a: 0, b: 1, c: -1, d: 0, tx: 2, ty: 0)
        let picture = try draw(drawing, width: 2, height: 2, transform: quarter, images: stripe)
        #expect(picture.rows == ["ffff0000 ffff0000", "ff00ff00 ff00ff00"])
    }

    @Test
    func `Pixels beside the canvas are not asked for`() throws {
        let drawing = whole(Rect(x: -4, y: 0, width: 8, height: 8))
        let picture = try draw(drawing, width: 4, height: 8)
        let whole = try Self.checkers(Self.id)
        #expect(picture[0, 0] == whole[4, 0])
        let beside = self.whole(Rect(x: 90, y: 0, width: 8, height: 8))
        #expect(try draw(beside).pixels.allSatisfy { $0 == 0 })
    }

    @Test
    func `A scaled picture is made once and drawn alike`() throws {
        let rasterizer = Rasterizer()
        let drawing = whole(Rect(x: 0.5, y: 0, width: 5.3, height: 7))
        let first = try draw(drawing, with: rasterizer)
        let again = try draw(drawing, with: rasterizer) { id in
            Issue.record("\(id.name) was asked for again")
            return try Self.checkers(id)
        }
        #expect(again == first)
    }

    @Test
    func `What the source throws reaches the caller`() {
        struct NoSuchImage: Error {}
        #expect(throws: NoSuchImage.self) {
            try draw(whole(Rect(x: 0, y: 0, width: 8, height: 8))) { _ in throw NoSuchImage() }
        }
    }
}
