import Testing
import VitrineDrawing
import VitrineGeometry
import VitrinePixels
import VitrineRasterization

struct ShadowTests {
    private let shadow = Shadow(
        color: SRGBColor(red: 0, green: 0, blue: 0, alpha: 0.5), deviation: 2, offset: Point(x: 0, y: 3))
    private let card = Scene.fill(Scene.rectangle(12, 12, 24, 16), .white)

    private func draw(_ group: Group, with rasterizer: Rasterizer = Rasterizer()) throws -> Bitmap {
        try Scene.draw([Scene.group(group)], width: 48, height: 48, with: rasterizer)
    }

    @Test
    func `A shadow lies below what throws it, moved and soft`() throws {
        let picture = try draw(Group(items: [card], shadow: shadow))
        #expect(picture[24, 20] == 0xFFFF_FFFF)
        // Half of the way through the edge, which lies 3 below the card's.
        #expect(abs(Int(picture[24, 30] >> 24) - Int(picture[24, 31] >> 24)) < 40)
        #expect((40...88).contains(picture[24, 31] >> 24))
        #expect(picture[24, 44] == 0)
    }

    @Test
    func `The edge is a Gaussian's`() throws {
        let wide = Scene.fill(Scene.rectangle(-40, 24, 200, 100), .white)
        var soft = shadow
        soft.color = .black
        soft.offset = .zero
        soft.deviation = 4
        let picture = try draw(Group(items: [wide], shadow: soft))
        // The normal distribution at 0.5, 4.5 and 8.5 px from the edge: 45.0, 13.0, 1.7 %.
        for (y, share) in [(23, 0.450), (19, 0.130), (15, 0.017)] {
            #expect(abs(Double(picture[24, y] >> 24) / 255 - share) < 0.015)
        }
    }

    @Test
    func `The cached shadow of a fill equals the one drawn apart`() throws {
        let fast = try draw(Group(items: [card], shadow: shadow))
        // A second item that shows nothing keeps the group from the short way.
        let nothing = Scene.fill(Scene.rectangle(0, 0, 0, 0), .clear)
        let apart = try draw(Group(items: [card, nothing], shadow: shadow))
        #expect(fast == apart)
    }

    @Test
    func `Shadows of circles and of translucent fills come out alike both ways`() throws {
        let nothing = Scene.fill(Scene.rectangle(0, 0, 0, 0), .clear)
        let pale = Scene.fill(Scene.rectangle(12, 12, 24, 16), SRGBColor.white.opacity(0.5))
        for item in [Scene.fill(Scene.circle(24, 20, radius: 9.3), .white), pale] {
            let fast = try draw(Group(items: [item], shadow: shadow))
            let apart = try draw(Group(items: [item, nothing], shadow: shadow))
            let largest = zip(fast.pixels, apart.pixels).map { abs(Int($0 >> 24) - Int($1 >> 24)) }.max()
            #expect(try #require(largest) <= 1)
        }
    }

    @Test
    func `A used rasterizer draws what a fresh one does`() throws {
        let rasterizer = Rasterizer()
        let group = Group(items: [card], shadow: shadow)
        let first = try draw(group, with: rasterizer)
        #expect(try draw(group, with: rasterizer) == first)
        #expect(try draw(group) == first)
    }

    @Test
    func `Text throws shadows too`() throws {
        var red = shadow
        red.color = Scene.red
        let picture = try draw(Group(items: [Scene.letters(2, x: 4, y: 20)], shadow: red))
        #expect(picture.pixels.contains { $0 >> 16 & 0xFF > 100 && $0 & 0xFF == 0 })
    }

    @Test
    func `Opacity thins the shadow as well`() throws {
        let full = try draw(Group(items: [card], shadow: shadow))
        let half = try draw(Group(items: [card], opacity: 0.5, shadow: shadow))
        #expect(abs(Int(half[24, 30] >> 24) - Int(full[24, 30] >> 24) / 2) <= 1)
    }
}
