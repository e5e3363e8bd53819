import CatalogAssets
import Foundation
import Testing
import VitrineComposition
import VitrineDrawing
import VitrineGeometry
import VitrinePixels
import VitrineRendering
import VitrineTypesetting
import VitrineViews

/// Texts in the system font, compared with pictures that were recorded on iOS.
struct SystemFontWidthTests {
    struct Line: CustomTestStringConvertible {
        var text: String
        var size: CGFloat
        var weight = Font.Weight.regular
        /// Points from the first to the last column with ink, to about 0.3 points.
        var width: Double

        var testDescription: String { text }
    }

    private static let lines: [Line] = [
        Line(text: "Custom Configuration", size: 11, width: 113.2),
        Line(text: "https://homeassistant.local:8123", size: 11, width: 168.9),
        Line(text: "Caption 1", size: 11, weight: .semibold, width: 48.9),
        Line(text: "Edit widget to select calendars.", size: 12, width: 175.4),
        Line(text: "Cannot add authenticator key? Scan QR Code", size: 14, width: 293.3),
        Line(text: "Take me to the app settings", size: 14, weight: .semibold, width: 184.3),
        Line(text: "Add a new code to secure your accounts.", size: 15, width: 281.3),
        Line(text: "Point your camera at the QR Code.", size: 16, width: 248.3),
        Line(text: "Great Underground Empire (Zork)", size: 16, width: 241.2),
        Line(text: "You don’t have any codes to display", size: 16, weight: .semibold, width: 268.7),
        Line(text: "Main Home Assistant", size: 16, weight: .semibold, width: 157.5),
        Line(text: "Charging paused", size: 17, width: 127.3),
        Line(text: "primary text", size: 17, weight: .semibold, width: 95),
        Line(text: "Home Assistant Companion", size: 19, weight: .semibold, width: 242.3),
        Line(text: "Laundry", size: 20, weight: .semibold, width: 73.4),
        Line(text: "Title 2", size: 22, width: 56.5),
        Line(text: "Hello PreviewSnapshotsTests", size: 28, width: 346.9),
        Line(text: "Large Title", size: 34, width: 148.4),
        Line(text: "Hello world", size: 53, width: 243.6),
        Line(text: "Title 3", size: 55, weight: .semibold, width: 147.3),
    ]

    @Test(arguments: lines)
    func `A text is as wide as on iOS`(line: Line) async throws {
        let width = try await inkWidth(of: line, font: .system(size: line.size, weight: line.weight))
        #expect(abs(width - line.width) < max(0.5, 0.012 * line.width), "\(width) instead of \(line.width)")
    }

    // By tracking alone they would be missed by 0.21 %.
    @Test func `Texts of regular weight are missed by a sixth of a percent on average`() async throws {
        let texts = Self.lines.filter { $0.size <= 17 && $0.weight == .regular }
        var errors: [Double] = []
        for line in texts {
            let width = try await inkWidth(of: line, font: .system(size: line.size, weight: line.weight))
            errors.append(abs(width - line.width) / line.width)
        }
        let mean = errors.reduce(0, +) / Double(errors.count)
        #expect(mean < 0.00165, "\(errors)")
    }

    @Test func `A font that a text names is set as its file says`() async throws {
        let line = Line(text: "Charging paused", size: 17, width: 127.3)
        let width = try await inkWidth(of: line, font: .custom("Inter", fixedSize: 17))
        #expect(width > 1.05 * line.width)
    }

    /// Lines as they were broken, in the room that they had.
    @Test(arguments: [
        (["Less secure: Do not allow this app to know when", "you're home"], 11.0, 266.0),
        (
            ["Get verification codes for all your accounts", "using 2-step verification."], 16, 326
        ),
        (
            [
                "Otherwise, your location is compared with", "each server's Home zone, and the nearest",
                "one is considered closest.",
            ], 14, 278
        ),
        (
            [
                "With multiple homes, the app can figure out", "which server matters right now and switch to",
                "it for you. Walk into your second home and", "its dashboard is already there.",
            ], 16, 326
        ),
        (
            [
                "Lorem ipsum dolor sit amet,", "consectetur adipiscing elit, sed",
                "do eiusmod tempor incididunt", "ut labore et dolore magna", "aliqua.",
            ], 28, 384
        ),
    ])
    func `Lines are broken as on iOS`(lines: [String], size: Double, width: Double) async throws {
        let text = lines.joined(separator: " ")
        let broken = try await broken(text, font: .system(size: size), width: width)
        #expect(broken == lines)
    }

    private func compose(
        _ extent: CanvasExtent, _ view: @escaping @MainActor @Sendable () -> any View
    ) async throws -> (renderer: Renderer, list: DisplayList) {
        let environment = RenderingEnvironment(
            files: CatalogFiles(folder: .temporaryDirectory), fontBook: try FontBook.inter(),
            families: FontFamilies(default: "Inter"))
        let renderer = try Renderer(environment: environment)
        let request = RenderRequest(
            view: view,
            environment: {
                var environment = EnvironmentValues()
                environment.displayScale = 3
                return environment
            }, extent: extent, margin: 10, scale: 3)
        return (renderer, try await renderer.compose(request).displayList)
    }

    /// What lies between the first and the last column with a tenth of the strongest ink, these two in part.
    private func inkWidth(of line: Line, font: Font) async throws -> Double {
        let (renderer, list) = try await compose(.ideal) { Text(line.text).font(font).lineLimit(1) }
        let bitmap = StraightBitmap(try renderer.rasterize(list))
        let (width, height) = (bitmap.size.width, bitmap.size.height)
        let ink = (0..<width).map { (x: Int) -> Double in
            let darkest = (0..<height).map { y in bitmap.bytes[(y * width + x) * 4] }.min() ?? 255
            return 255 - Double(darkest)
        }
        let strongest = ink.max() ?? 0
        let first = try #require(ink.firstIndex { $0 > strongest / 10 })
        let last = try #require(ink.lastIndex { $0 > strongest / 10 })
        return (Double(last - first - 1) + (ink[first] + ink[last]) / strongest) / 3
    }

    private func broken(_ text: String, font: Font, width: Double) async throws -> [String] {
        let list = try await compose(.width(width + 20)) { Text(text).font(font) }.list
        return list.items.compactMap { item in
            if case .glyphs(let run) = item.content {
                run.text.trimmingCharacters(in: .whitespaces)
            } else {
                nil
            }
        }
    }
}
