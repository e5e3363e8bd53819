import CatalogAssets
import Foundation
import Testing
import VitrineComposition
import VitrineDrawing
import VitrineGeometry
import VitrineRendering
import VitrineTypesetting
import VitrineViews

/// How high lines are: from ascender to descender, and in text styles as far apart as the leading says; a text's measure is
/// rounded up to the pixel.
struct LineHeightTests {
    /// San Francisco's, in points for 1 point of size.
    private static let (ascender, descender) = (1950.0 / 2048, 494.0 / 2048)

    private func boxes(
        at typeSize: DynamicTypeSize = .large, _ view: @escaping @MainActor @Sendable () -> any View
    ) async throws -> Composition {
        let environment = RenderingEnvironment(
            files: CatalogFiles(folder: .temporaryDirectory), fontBook: try FontBook.inter(),
            families: FontFamilies(default: "Inter"))
        let request = RenderRequest(
            view: view,
            environment: {
                var environment = EnvironmentValues()
                environment.displayScale = 3
                environment.dynamicTypeSize = typeSize
                return environment
            }, extent: .ideal, margin: 0, scale: 3)
        return try await Renderer(environment: environment).compose(request)
    }

    private func height(
        at typeSize: DynamicTypeSize = .large, _ view: @escaping @MainActor @Sendable () -> any View
    ) async throws -> Double {
        try await boxes(at: typeSize, view).displayList.size.height
    }

    private func isClose(_ length: Double, _ other: Double) -> Bool { abs(length - other) < 1e-9 }

    @Test(arguments: [
        (DynamicTypeSize.xSmall, 51.0), (.large, 61), (.xxxLarge, 83), (.accessibility5, 190),
    ])
    func `A line of the system font is its ascender and descender high`(
        typeSize: DynamicTypeSize, pixels: Double
    ) async throws {
        #expect(isClose(try await height(at: typeSize) { Text("Body") }, pixels / 3))
    }

    @Test(arguments: [
        (Font.largeTitle, 122.0), (.title, 101), (.headline, 61), (.footnote, 47), (.caption2, 40),
    ])
    func `A text style's line is as high as its size says`(font: Font, pixels: Double) async throws {
        #expect(isClose(try await height { Text("Style").font(font) }, pixels / 3))
    }

    @Test func `All lines together are rounded up, not each`() async throws {
        // 8 lines of 20.287 points are 486.9 pixels; in the body style 7 lines of 22 points and one are 522.9.
        let lines = Array(repeating: "line", count: 8).joined(separator: "\n")
        #expect(isClose(try await height { Text(lines).font(.system(size: 17)) }, 487.0 / 3))
        #expect(isClose(try await height { Text(lines) }, 523.0 / 3))
    }

    @Test func `Line spacing is added between lines`() async throws {
        // 22 points, a line of 20.287 points and 5 points are 141.9 pixels.
        #expect(isClose(try await height { Text("one\ntwo").lineSpacing(5) }, 142.0 / 3))
    }

    @Test func `Lines are never moved together by a spacing, which is at least 0`() async throws {
        let lines = try await height { Text("one\ntwo") }
        #expect(isClose(try await height { Text("one\ntwo").lineSpacing(-8) }, lines))
    }

    @Test func `Reserved lines are as high as lines`() async throws {
        let reserved = try await height { Text("one").lineLimit(3, reservesSpace: true) }
        #expect(isClose(reserved, try await height { Text("one\ntwo\nthree") }))
    }

    @Test func `A font that a text names has the lines of its file`() async throws {
        // Inter has 2728 + 680 of 2816 units to the em: 61.7 pixels at 17 points.
        #expect(isClose(try await height { Text("Inter").font(.custom("Inter", fixedSize: 17)) }, 62.0 / 3))
    }

    @Test func `A tight or loose font has lines that are 2 points less or more high`() async throws {
        // 20.287 ∓ 2 points: 54.9 and 66.9 pixels.
        #expect(isClose(try await height { Text("tight").font(.body.leading(.tight)) }, 55.0 / 3))
        #expect(isClose(try await height { Text("loose").font(.body.leading(.loose)) }, 67.0 / 3))
    }

    @Test func `Baselines lie an ascender below the top`() async throws {
        let list = try await boxes {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("small")
                Text("large").font(.largeTitle)
            }
        }.displayList
        let baselines = list.items.compactMap { item -> Double? in
            if case .glyphs(let run) = item.content { run.glyphs.first?.position.y } else { nil }
        }
        // Boxes lie on pixels, so each is within one of 32.37 points.
        #expect(baselines.count == 2)
        #expect(baselines.allSatisfy { abs($0 - 34 * Self.ascender) < 1.0 / 3 })
        #expect(isClose(list.size.height, 122.0 / 3))
    }

    @Test func `Between the system font and a shape its measures decide`() async throws {
        let column = try await height {
            VStack {
                Color.red.frame(width: 10, height: 10)
                Text("a")
                Color.red.frame(width: 10, height: 10)
            }
        }
        // A tenth of the line is 2⅓ points after rounding up to pixels.
        let clearance = 7.0 / 3
        let above = 17 * Self.descender + clearance
        let below = 17 * (Self.ascender + Self.descender - 1443.0 / 2048) + clearance
        #expect(abs(column - (10 + above + 61.0 / 3 + below + 10)) < 1.0 / 3)
    }
}
