import CatalogAssets
import Foundation
import Testing
import VitrineComposition
import VitrineDrawing
import VitrineGeometry
import VitrineRendering
import VitrineTypesetting
import VitrineViews

struct SymbolTests {
    private let folder = URL.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)")

    private func write(_ svg: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(svg.utf8).write(to: file)
    }

    @Test
    func `A symbol needs no file`() throws {
        let picture = try CatalogFiles(folder: folder).resources.icon("star.fill")
        guard case .vector(let id, let drawing) = picture else {
            Issue.record("a symbol is not a bitmap")
            return
        }
        #expect(id.name == "star.fill")
        #expect(drawing.unitsPerEm == 20)
    }

    @Test
    func `The catalogue's icon goes before the symbol of its name`() throws {
        try write(
            #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M1 1 H9 V9 Z"/></svg>"#,
            to: "Icons/star.fill.svg")
        let picture = try CatalogFiles(folder: folder).resources.icon("star.fill")
        guard case .vector(_, let drawing) = picture else {
            Issue.record("an icon is not a bitmap")
            return
        }
        #expect(drawing.size.width == 10)
    }

    @Test(arguments: [
        ("star.flil", "did you mean 'star.fill'?"),
        ("zeppelin", "add Catalog/Icons/zeppelin.svg"),
        ("crad", "did you mean 'card'?"),
        ("drop.beside.lamp", "did you mean 'drop' or 'drop.fill'?"),
        ("mic.beside.lamp", "did you mean 'mic' or 'mic.fill'?"),
    ])
    func `An unknown symbol is named, with those that may have been meant`(name: String, help: String) throws
    {
        try write("<svg/>", to: "Icons/card.svg")
        let error = #expect(throws: PictureError.self) {
            try CatalogFiles(folder: folder).resources.icon(name)
        }
        #expect(
            try #require(error).description
                == "there is no '\(name)' in Catalog/Icons or among the built-in symbols; \(help)")
    }

    /// A heart with the symbols' variant and without, in a definition or in a preview.
    private func compose(inPreview isPreview: Bool) async throws -> Composition {
        let environment = RenderingEnvironment(
            files: CatalogFiles(folder: folder), fontBook: try .inter(),
            families: FontFamilies(default: "Inter"))
        let view: @MainActor @Sendable () -> any View = {
            HStack {
                Image(systemName: "heart")
                Image(systemName: "heart").symbolVariant(.fill)
            }
        }
        var request = RenderRequest(
            view: view, environment: { EnvironmentValues() }, extent: .ideal, margin: 0)
        request.goesOnWithoutResources = isPreview
        return try await Renderer(environment: environment).compose(request)
    }

    @Test(arguments: [("heart", "HStack/Image"), ("heart.fill", "HStack/Image[2]")])
    func `An icon that cannot be read fails a definition, as a picture does`(
        name: String, element: String
    ) async throws {
        try write("<svg", to: "Icons/\(name).svg")
        let error = await #expect(throws: CompositionError.self) { try await compose(inPreview: false) }
        let text = try #require(error).description
        #expect(
            text.hasPrefix("cannot show the image in '\(element)': cannot read Catalog/Icons/\(name).svg: "),
            "\(text)")
        #expect(error?.element == element)
    }

    @Test func `In a preview a dashed frame stands for an icon that cannot be read, with a finding`()
        async throws
    {
        try write("<svg", to: "Icons/heart.svg")
        let composed = try await compose(inPreview: true)
        let text = try #require(composed.findings.first?.description)
        #expect(
            text.hasPrefix(
                "'HStack/Image' is shown as a dashed frame: cannot read Catalog/Icons/heart.svg: "), "\(text)"
        )
        #expect(composed.findings.map(\.element) == ["HStack/Image"])
    }

    @Test(arguments: ["Icons/star.fill.symbolset/a.svg", "Brand.xcassets/Group/star.fill.symbolset/a.svg"])
    func `An exported template goes before the icon and the symbol of its name`(path: String) throws {
        try write(
            #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M1 1 H9 V9 Z"/></svg>"#,
            to: "Icons/star.fill.svg")
        try write(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200"><g id="Guides">\
            <path id="Capline-M" d="M0 1056 h9"/><path id="Baseline-M" d="M0 1126 h9"/></g>\
            <g id="Regular-M"><path d="M100 1080 h50 v20 h-50 z"/></g></svg>
            """, to: path)
        try write(
            #"{"info": {"version": 1}, "symbols": [{"filename": "a.svg", "idiom": "universal"}]}"#,
            to: URL(filePath: "/\(path)").deletingLastPathComponent().path + "/Contents.json")
        let resources = CatalogFiles(folder: folder).resources
        guard case .vector(_, let drawing) = try resources.icon("star.fill") else {
            Issue.record("a symbol is not a bitmap")
            return
        }
        #expect(drawing.unitsPerEm == 100)
        #expect(drawing.viewBox.width == 67.5)
    }

    @Test(arguments: [(Font.Weight.ultraLight, 0.45), (.regular, 1), (.bold, 1.42), (.black, 1.7)])
    func `A symbol's strokes are as heavy as its font`(weight: Font.Weight, factor: Double) async throws {
        let environment = RenderingEnvironment(
            files: CatalogFiles(folder: folder), fontBook: try .inter(),
            families: FontFamilies(default: "Inter"))
        let views: [@MainActor @Sendable () -> any View] = [
            { Image(systemName: "plus").font(.system(size: 20, weight: weight)) },
            { Text(Image(systemName: "plus")).font(.system(size: 20, weight: weight)) },
        ]
        for view in views {
            let request = RenderRequest(
                view: view, environment: { EnvironmentValues() }, extent: .ideal, margin: 0)
            let list = try await Renderer(environment: environment).compose(request).displayList
            guard case .stroke(_, _, let style)? = list.items.last?.content else {
                Issue.record("a plus is a stroke")
                return
            }
            // 1.75 units of 24, on a square of 24 points.
            #expect(abs(style.width - 1.75 * factor) < 1e-9)
        }
    }
}
