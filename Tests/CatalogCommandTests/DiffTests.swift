import Foundation
import RunRecords
import Testing
import VitrineGeometry
import VitrineImageCoding
import VitrinePixels

@MainActor
struct DiffTests {
    /// Two pictures, the second with a dark square; of another width if so wanted.
    private func stage(otherWidth: Int = 12) throws -> Stage {
        let stage = try Stage()
        try stage.write(try picture(width: 12, square: false), to: "a.png")
        try stage.write(try picture(width: otherWidth, square: true), to: "b.png")
        return stage
    }

    private func picture(width: Int, square: Bool) throws -> [UInt8] {
        let size = try #require(PixelSize(width: width, height: 10))
        var bytes = [UInt8](repeating: 255, count: size.area * 4)
        if square {
            for y in 2..<5 {
                for x in 4..<7 {
                    bytes.replaceSubrange((y * width + x) * 4..<(y * width + x) * 4 + 3, with: [9, 9, 9])
                }
            }
        }
        return PNGEncoder.compact.encode(StraightBitmap(size: size, bytes: bytes))
    }

    @Test func `Equal files are equal`() async throws {
        let stage = try stage()
        #expect(await stage.run("diff", "a.png", "a.png") == (.allMatch, "no pixel differs\n"))
        #expect(
            await stage.run("diff", "a.png", "a.png", "--json") == (
                .allMatch,
                """
                {"actualSize": {"height": 10, "width": 12}, "antiAliasedPixels": 0, "differingPixels": 0, \
                "height": 10, "referenceSize": {"height": 10, "width": 12}, "regions": [], "width": 12}

                """
            ))
    }

    @Test func `Different pixels are counted, placed and drawn`() async throws {
        let stage = try stage()
        let (status, text) = await stage.run("diff", "a.png", "b.png", "-o", "difference.png")
        #expect(status == .differs)
        #expect(
            text == """
                9 of 120 px differ in 1 place
                  3×3 px at (4, 2), 9 different

                """)
        let picture = try PNGDecoder().decode(
            [UInt8](try Data(contentsOf: URL(filePath: stage.path("difference.png")))))
        #expect(picture.size.width == 12)
        #expect(Array(picture.bytes[(3 * 12 + 5) * 4..<(3 * 12 + 5) * 4 + 4]) == [255, 0, 0, 255])
        let json = await stage.run("diff", "a.png", "b.png", "--json").text
        #expect(
            json.contains(#""regions": [{"differingPixels": 9, "height": 3, "width": 3, "x": 4, "y": 2}]"#))
    }

    @Test func `pixelmatch decides when it is asked to`() async throws {
        let stage = try stage()
        #expect(
            await stage.run("diff", "a.png", "b.png", "--mode", "pixelmatch", "--threshold", "1").status
                == .allMatch)
        #expect(await stage.run("diff", "a.png", "b.png", "--mode", "pixelmatch").status == .differs)
    }

    @Test func `Pictures of different size are compared where both are`() async throws {
        let stage = try stage(otherWidth: 14)
        let (status, text) = await stage.run("diff", "a.png", "b.png")
        #expect(status == .differs)
        #expect(text.hasPrefix("14×10 px, reference 12×10 px; 29 of 140 px differ in 1 place\n"))
    }

    @Test(arguments: [
        (["missing.png", "b.png"], "cannot read 'missing.png': there is no such file"),
        (["a.png", "Catalog"], "cannot read '"),
        (["a.png", "text.png"], "cannot read 'text.png': the file is not a PNG, JPEG or WebP picture"),
    ])
    func `A file that cannot be read is one clear line`(files: [String], message: String) async throws {
        let stage = try stage()
        try stage.write(Array("text".utf8), to: "text.png")
        let (status, text) = await stage.run("diff", files[0], files[1])
        #expect(status == .failed)
        #expect(text.hasPrefix("error: \(message)"), "\(text)")
        #expect(text.filter { $0 == "\n" }.count == 1)
    }

    @Test(arguments: [
        (["diff", "a.png"], "error: Missing expected argument '<b.png>'"),
        (["diff", "a.png", "b.png", "--threshold", "0.1"], "error: --threshold, --include-anti-aliased and"),
        (["diff", "a.png", "b.png", "--mode", "pixelmatch", "--threshold", "2"], "error: --threshold needs"),
        (["diff", "a.png", "b.png", "--mode", "fuzzy"], "error: The value 'fuzzy' is invalid for '--mode"),
    ])
    func `A misuse is told`(arguments: [String], message: String) async throws {
        let shop = try Shop()
        let (status, text) = await shop.run(arguments)
        #expect(status == .misuse)
        #expect(text.hasPrefix(message), "\(text)")
    }
}
