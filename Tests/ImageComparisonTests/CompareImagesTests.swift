import Testing
import VitrineGeometry
import VitrinePixels

@testable import VitrineImageComparison

struct CompareImagesTests {
    private func picture(_ width: Int, _ height: Int, marked: [(x: Int, y: Int)] = []) throws
        -> StraightBitmap
    {
        let size = try #require(PixelSize(width: width, height: height))
        var bytes = [UInt8](repeating: 255, count: size.area * 4)
        for place in marked { bytes[(place.y * width + place.x) * 4] = 0 }
        return StraightBitmap(size: size, bytes: bytes)
    }

    @Test(arguments: [ComparisonMode.exact, .pixelmatch(PixelmatchOptions()), .colorDistance(maximum: 0)])
    func `Equal pictures match in every mode`(mode: ComparisonMode) throws {
        let difference = compareImages(reference: try picture(70, 9), actual: try picture(70, 9), mode: mode)
        #expect(difference.isMatch)
        #expect(difference.differingPixels == 0)
        #expect(difference.regions.isEmpty)
    }

    @Test(arguments: [(0, 0), (63, 1), (64, 2), (129, 4)])
    func `A single pixel is found wherever it is`(x: Int, y: Int) throws {
        let difference = compareImages(
            reference: try picture(130, 5), actual: try picture(130, 5, marked: [(x, y)]))
        #expect(difference.regions == [PixelRegion(x: x, y: y, width: 1, height: 1, differingPixels: 1)])
    }

    @Test func `Near pixels make one region and far ones several, from top to bottom`() throws {
        let marked = [(x: 90, y: 40), (x: 3, y: 4), (x: 9, y: 6), (x: 17, y: 12), (x: 60, y: 40)]
        let difference = compareImages(
            reference: try picture(100, 50), actual: try picture(100, 50, marked: marked))
        #expect(
            difference.regions == [
                PixelRegion(x: 3, y: 4, width: 15, height: 9, differingPixels: 3),
                PixelRegion(x: 60, y: 40, width: 1, height: 1, differingPixels: 1),
                PixelRegion(x: 90, y: 40, width: 1, height: 1, differingPixels: 1),
            ])
        #expect(difference.regions[0].description == "15×9 px at (3, 4), 3 different")
    }

    @Test func `A region may have any shape`() throws {
        // The letter U: two columns that meet in the last row only.
        let columns = (0..<40).flatMap { y in [(x: 2, y: y), (x: 60, y: y)] }
        let bottom = (3..<60).map { x in (x: x, y: 39) }
        let difference = compareImages(
            reference: try picture(64, 40), actual: try picture(64, 40, marked: columns + bottom))
        #expect(
            difference.regions == [PixelRegion(x: 2, y: 0, width: 59, height: 40, differingPixels: 137)])
    }

    @Test(arguments: [ComparisonMode.exact, .pixelmatch(PixelmatchOptions()), .colorDistance(maximum: 400)])
    func `What only one picture has is different`(mode: ComparisonMode) throws {
        let difference = compareImages(
            reference: try picture(70, 10), actual: try picture(60, 12), mode: mode)
        #expect(difference.size.description == "70×12 px")
        #expect(difference.differingPixels == 10 * 10 + 2 * 60)
        let drawn = difference.picture(over: try picture(70, 10))
        #expect(Array(drawn.bytes[65 * 4..<66 * 4]) == [255, 0, 0, 255])
        #expect(Array(drawn.bytes[(11 * 70 + 65) * 4..<(11 * 70 + 66) * 4]) == [0, 0, 0, 0])
    }

    @Test func `A tint leaves what it covers readable`() throws {
        let size = try #require(PixelSize(width: 3, height: 1))
        let black: [UInt8] = [0, 0, 0, 255]
        let white: [UInt8] = [255, 255, 255, 255]
        let reference = StraightBitmap(size: size, bytes: white + black + black)
        let actual = StraightBitmap(size: size, bytes: black + white + black)
        let drawn = compareImages(reference: reference, actual: actual).tintedPicture(over: actual)
        let colors = drawn.indices.map { drawn.colors[Int($0)] }
        // Dark and light are apart under the tint, and what is equal has none.
        #expect(colors == [[147, 45, 45], [255, 153, 153], [76, 76, 76]])
    }

    @Test func `A tinted picture is white beside the smaller one`() throws {
        let actual = try picture(38, 24)
        let drawn = compareImages(reference: try picture(40, 20), actual: actual).tintedPicture(over: actual)
        let colors = [(39, 3), (0, 22), (39, 23), (0, 0)].map {
            drawn.colors[Int(drawn.indices[$1 * 40 + $0])]
        }
        #expect(drawn.size.description == "40×24 px")
        #expect(colors == [[255, 153, 153], [255, 153, 153], [255, 255, 255], [255, 255, 255]])
    }

    @Test func `What differs and what is forgiven have tints of their own`() throws {
        let size = try #require(PixelSize(width: 3, height: 1))
        var (different, forgiven) = (PixelMask(size: size), PixelMask(size: size))
        different.set(0..<1, row: 0, to: true)
        forgiven.set(1..<2, row: 0, to: true)
        let drawn = ImageDifference(size: size, different: different, antiAliased: forgiven)
            .tintedPicture(over: StraightBitmap(size: size, bytes: [UInt8](repeating: 0, count: 12)))
        #expect(
            drawn.indices.map { drawn.colors[Int($0)] }
                == [[255, 153, 153], [255, 255, 153], [255, 255, 255]])
    }

    @Test func `Colours may be as far apart as allowed`() throws {
        let size = try #require(PixelSize(width: 1, height: 1))
        let reference = StraightBitmap(size: size, bytes: [10, 20, 30, 255])
        let actual = StraightBitmap(size: size, bytes: [13, 24, 30, 255])
        func isMatch(_ maximum: Double) -> Bool {
            compareImages(reference: reference, actual: actual, mode: .colorDistance(maximum: maximum))
                .isMatch
        }
        #expect(isMatch(5))
        #expect(!isMatch(4.99))
    }

    @Test func `Colours that are fully transparent are at no distance`() throws {
        let size = try #require(PixelSize(width: 1, height: 1))
        let reference = StraightBitmap(size: size, bytes: [0, 0, 0, 0])
        let actual = StraightBitmap(size: size, bytes: [255, 255, 255, 0])
        #expect(compareImages(reference: reference, actual: actual, mode: .colorDistance(maximum: 0)).isMatch)
        #expect(!compareImages(reference: reference, actual: actual).isMatch)
    }

    @Test func `Many differing pixels are judged as single ones are`() throws {
        var random = SeededGenerator(state: 7)
        let size = try #require(PixelSize(width: 64, height: 40))
        let count = size.area * 4
        let reference = (0..<count).map { $0 % 4 == 3 ? 255 : UInt8.random(in: 0...255, using: &random) }
        // Changes of all sizes around the threshold.
        let actual = reference.enumerated().map { index, value in
            index % 4 == 3 ? 255 : value &+ UInt8.random(in: 0...UInt8(index / 256 + 1), using: &random)
        }
        let together = compareImages(
            reference: StraightBitmap(size: size, bytes: reference),
            actual: StraightBitmap(size: size, bytes: actual),
            mode: .pixelmatch(PixelmatchOptions(includesAntiAliased: true)))
        let one = try #require(PixelSize(width: 1, height: 1))
        let alone = stride(from: 0, to: count, by: 4).reduce(0) { sum, start in
            sum
                + compareImages(
                    reference: StraightBitmap(size: one, bytes: Array(reference[start..<start + 4])),
                    actual: StraightBitmap(size: one, bytes: Array(actual[start..<start + 4])),
                    mode: .pixelmatch(PixelmatchOptions(includesAntiAliased: true))
                ).differingPixels
        }
        #expect(together.differingPixels == alone)
    }

    @Test(arguments: [(64, 40), (70, 38), (50, 45)])
    func `Distances are counted as comparing with each of them would`(width: Int, height: Int) throws {
        var random = SeededGenerator(state: 11)
        func noise(_ width: Int, _ height: Int) throws -> StraightBitmap {
            let size = try #require(PixelSize(width: width, height: height))
            return StraightBitmap(
                size: size, bytes: (0..<size.area * 4).map { _ in UInt8.random(in: 0...255, using: &random) })
        }
        let (reference, actual) = (try noise(64, 40), try noise(width, height))
        let distances = [0.0, 16, 64, 200, 500]
        let counts = compareImages(reference: reference, actual: actual).differingPixels(
            beyond: distances, reference: reference, actual: actual)
        let expected = distances.map { distance in
            compareImages(reference: reference, actual: actual, mode: .colorDistance(maximum: distance))
                .differingPixels
        }
        #expect(counts == expected)
        #expect(compareImages(reference: reference, actual: actual).differingPixels == expected[0])
    }
}

/// The same numbers in each run.
private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 33
    }
}
