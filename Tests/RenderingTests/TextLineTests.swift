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

/// Underlines and strikethroughs as they are painted.
struct TextLineTests {
    private func items(_ view: @escaping @MainActor @Sendable () -> any View) async throws -> [DisplayItem] {
        let environment = RenderingEnvironment(
            files: CatalogFiles(folder: .temporaryDirectory), fontBook: try FontBook.inter(),
            families: FontFamilies(default: "Inter"))
        let request = RenderRequest(
            view: view, environment: { EnvironmentValues() }, extent: .ideal, margin: 0)
        return try await Renderer(environment: environment).compose(request).displayList.items.dropFirst().map
        {
            $0
        }
    }

    /// What is drawn, in short: letters, boxes by their colour, groups.
    private func kinds(_ items: [DisplayItem]) -> [String] {
        items.map { item in
            switch item.content {
            case .glyphs: "letters"
            case .fill(_, .color(let color), _): "\(color)"
            case .group: "group"
            default: "?"
            }
        }
    }

    @Test func `Lines are as thick and as far from the letters wherever a text stands`() async throws {
        let items = try await items {
            VStack(spacing: 0.3) { ForEach(0..<5, id: \.self) { _ in Text("128").strikethrough() } }
        }
        var baseline = 0.0
        var lines: Set<[Double]> = []
        for item in items {
            switch item.content {
            case .glyphs(let run): baseline = run.glyphs[0].position.y
            case .fill(let path, _, _):
                let edges = path.elements.compactMap(\.end?.y)
                guard let top = edges.min(), let bottom = edges.max() else { continue }
                lines.insert([top - baseline, bottom - top])
            default: break
            }
        }
        #expect(lines == [[-5.5, 1]])
    }

    @Test func `An underline lies below the letters and a strikethrough above them`() async throws {
        let items = try await items {
            Text("gypsy").underline(color: Color(red: 1, green: 0, blue: 0))
                .strikethrough(color: Color(red: 0, green: 0, blue: 1))
        }
        #expect(kinds(items) == ["#ff0000", "letters", "#0000ff"])
    }

    @Test func `A background lies below letters and lines, and keeps its colour below a gradient`()
        async throws
    {
        var words = AttributedString("gypsy")
        words.swiftUI.backgroundColor = Color(red: 1, green: 0, blue: 0)
        words.swiftUI.underlineStyle = Text.LineStyle(color: Color(red: 0, green: 1, blue: 0))
        let marked = words
        #expect(kinds(try await items { Text(marked) }) == ["#ff0000", "#00ff00", "letters"])
        let inked = try await items { Text(marked).foregroundStyle(Color.black.gradient) }
        #expect(kinds(inked) == ["#ff0000", "#00ff00", "group"])
    }

    @Test func `A line belongs to its part of a text and keeps a colour of its own`() async throws {
        let red = Color(red: 1, green: 0, blue: 0)
        let items = try await items {
            Text("$9").strikethrough(color: red).foregroundStyle(Color.black.gradient)
                + Text(" new").foregroundStyle(Color.black.gradient)
        }
        #expect(kinds(items) == ["group", "#ff0000", "group"])
    }
}

extension VitrineDrawing.Path.Element {
    fileprivate var end: Point? {
        switch self {
        case .move(let end), .line(let end), .curve(let end, _, _): end
        case .close: nil
        }
    }
}
