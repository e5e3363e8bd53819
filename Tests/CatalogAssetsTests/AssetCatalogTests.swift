import CatalogAssets
import Foundation
import Testing
import VitrineComposition
import VitrineDrawing
import VitrineGeometry
import VitrineImageCoding
import VitrinePixels
import VitrineRendering
import VitrineTypesetting
import VitrineViews

struct AssetCatalogTests {
    private let folder = URL.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)")

    private func write(_ text: String, to path: String) throws {
        try write(Data(text.utf8), to: path)
    }

    private func write(_ data: Data, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    private func picture(_ width: Int, _ height: Int) throws -> Data {
        let size = try #require(PixelSize(width: width, height: height))
        let bitmap = StraightBitmap(size: size, bytes: [UInt8](repeating: 255, count: size.area * 4))
        return Data(PNGEncoder.compact.encode(bitmap))
    }

    private func compose(
        _ scheme: ColorScheme = .light, _ contrast: ColorSchemeContrast = .standard,
        _ view: @escaping @MainActor @Sendable () -> any View
    ) async throws -> Composition {
        let environment = RenderingEnvironment(
            files: CatalogFiles(folder: folder), fontBook: try FontBook.inter(),
            families: FontFamilies(default: "Inter"))
        return try await Renderer(environment: environment).compose(
            RenderRequest(
                view: view,
                environment: {
                    var values = EnvironmentValues()
                    values.colorScheme = scheme
                    values.colorSchemeContrast = contrast
                    return values
                }, extent: .ideal, margin: 0))
    }

    private func fill(
        _ name: String, _ scheme: ColorScheme = .light, _ contrast: ColorSchemeContrast = .standard
    ) async throws -> SRGBColor? {
        let composed = try await compose(scheme, contrast) { Color(name) }
        guard case .fill(_, .color(let color), _) = composed.displayList.items.last?.content else {
            return nil
        }
        return color
    }

    private func error(_ view: @escaping @MainActor @Sendable () -> any View) async throws -> String {
        let error = await #expect(throws: (any Error).self) { _ = try await compose(.light, .standard, view) }
        return "\(try #require(error))"
    }

    private let brand = """
        {
          "colors": [
            {"idiom": "universal", "color": {"color-space": "srgb",
              "components": {"red": "0xFF", "green": "51", "blue": "0.000", "alpha": "1.000"}}},
            {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
              "color": {"color-space": "gray-gamma-22", "components": {"white": "0.200", "alpha": "0.500"}}},
            {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}],
              "color": {"reference": "systemRedColor", "platform": "universal"}},
            {"idiom": "watch", "color": {"color-space": "srgb",
              "components": {"red": "0x00", "green": "0x00", "blue": "0x00", "alpha": "1.000"}}}
          ],
          "info": {"author": "xcode", "version": 1}
        }
        """

    @Test(arguments: [
        (ColorScheme.light, ColorSchemeContrast.standard, SRGBColor(red: 1, green: 0.2, blue: 0, alpha: 1)),
        (.dark, .standard, SRGBColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 0.5)),
        (.dark, .increased, SRGBColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 0.5)),
        (.light, .increased, SRGBColor(red: 215 / 255, green: 0, blue: 21 / 255, alpha: 1)),
    ])
    func `A colour set has variants for the scheme and the contrast`(
        scheme: ColorScheme, contrast: ColorSchemeContrast, expected: SRGBColor
    ) async throws {
        try write(brand, to: "Colors.xcassets/Brand/brand.colorset/Contents.json")
        #expect(try await fill("brand", scheme, contrast) == expected)
    }

    @Test func `The asset of that name is the accent color, unless it has been left empty`() async throws {
        func accent() async throws -> SRGBColor? {
            let composed = try await compose { Color.accentColor }
            guard case .fill(_, .color(let color), _) = composed.displayList.items.last?.content else {
                return nil
            }
            return color
        }
        let blue = SRGBColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
        #expect(try await accent() == blue)
        try write(
            #"{"colors": [{"idiom": "universal"}]}"#, to: "A.xcassets/AccentColor.colorset/Contents.json")
        #expect(try await accent() == blue)
        try write(brand, to: "A.xcassets/AccentColor.colorset/Contents.json")
        #expect(try await accent() == SRGBColor(red: 1, green: 0.2, blue: 0, alpha: 1))
    }

    /// A page of 10 × 8 points with some content.
    private func page(_ content: String) -> String {
        """
        %PDF-1.4
        1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
        2 0 obj << /Type /Page /MediaBox [0 0 10 8] /Contents 3 0 R >> endobj
        3 0 obj << /Length \(content.utf8.count) >> stream
        \(content)
        endstream endobj
        """
    }

    @Test func `A picture as PDF is drawn where it is outlines, and else says what to do`() async throws {
        try write(
            #"{"images": [{"idiom": "universal", "filename": "logo.pdf"}]}"#,
            to: "A.xcassets/logo.imageset/Contents.json")
        try write(page("1 0 0 rg 0 0 10 8 re f"), to: "A.xcassets/logo.imageset/logo.pdf")
        let fills = try await compose { Image("logo") }.displayList.items.compactMap { item in
            guard case .fill(let path, .color(let color), _) = item.content else { return nil as String? }
            return path.bounds.map { "\(color) \($0.width) × \($0.height)" }
        }
        #expect(fills.contains("#ff0000 10.0 × 8.0"))
        try write(page("BT (a) Tj ET"), to: "A.xcassets/logo.imageset/logo.pdf")
        let message = try await error { Image("logo") }
        #expect(message.hasSuffix("it has text; convert it to outlines; export the picture as SVG or PNG"))
    }

    @Test func `A group that provides a namespace is part of the name`() async throws {
        try write(#"{"properties": {"provides-namespace": true}}"#, to: "A.xcassets/Brand/Contents.json")
        try write(brand, to: "A.xcassets/Brand/Deep/primary.colorset/Contents.json")
        #expect(try await fill("Brand/primary") != nil)
    }

    @Test func `A missing colour is named, with the one that was probably meant`() async throws {
        #expect(
            try await error { Color("brand") }
                == "there is no colour 'brand', for Catalog/ has no asset catalogue (*.xcassets)")
        try write(brand, to: "A.xcassets/brand.colorset/Contents.json")
        #expect(
            try await error { Text("a").foregroundStyle(Color("brend")) }
                == "there is no colour 'brend' in the asset catalogues of Catalog/; did you mean 'brand'?")
    }

    @Test(arguments: [
        (
            "{",
            "Catalog/A.xcassets/brand.colorset/Contents.json:1:2: the file is not JSON: a key is missing"
        ),
        (#"{"colors": [{"idiom": "universal"}]}"#, "it has no colour for any device"),
        (
            #"{"colors": [{"color": {"components": {"red": "0x1G", "green": "0", "blue": "0"}}}]}"#,
            "its 'red' is '0x1G', which is no number"
        ),
        (
            #"{"colors": [{"color": {"color-space": "lab", "components": {}}}]}"#,
            "its colour space is 'lab', which is not supported"
        ),
        (
            #"{"colors": [{"color": {"reference": "systemPlaidColor"}}]}"#,
            "the system has no colour 'systemPlaidColor'"
        ),
    ])
    func `What is wrong with a colour set is said`(contents: String, reason: String) async throws {
        try write(contents, to: "A.xcassets/brand.colorset/Contents.json")
        #expect(
            try await error { Color("brand") }
                == "cannot read the colour 'brand' in the asset catalogues of Catalog/: \(reason)")
    }

    private func writeVase() throws {
        try write(
            """
            {
              "images": [
                {"idiom": "universal", "filename": "vase.png", "scale": "1x"},
                {"idiom": "universal", "filename": "vase@2x.png", "scale": "2x"},
                {"idiom": "universal", "scale": "3x"},
                {"idiom": "universal", "filename": "night.png", "scale": "1x",
                  "appearances": [{"appearance": "luminosity", "value": "dark"}]}
              ],
              "properties": {"template-rendering-intent": "template"}
            }
            """, to: "A.xcassets/vase.imageset/Contents.json")
        try write(picture(3, 2), to: "A.xcassets/vase.imageset/vase.png")
        try write(picture(6, 4), to: "A.xcassets/vase.imageset/vase@2x.png")
        try write(picture(5, 5), to: "A.xcassets/vase.imageset/night.png")
    }

    @Test func `An image set has files for scales and schemes, and may be a template`() async throws {
        try writeVase()
        let light = try await compose { Image("vase").foregroundStyle(.red) }
        #expect(light.nodes.last?.box.size == Size(width: 3, height: 2))
        #expect(light.nodes.last?.properties.keys.contains("tint") == true)
        let dark = try await compose(.dark) { Image("vase") }
        #expect(dark.nodes.last?.box.size == Size(width: 5, height: 5))
    }

    private func writeLeaf(intent: String) throws {
        try write(
            """
            {"images": [{"filename": "leaf.svg", "idiom": "universal"}],
             "properties": {"template-rendering-intent": "\(intent)"}}
            """, to: "A.xcassets/leaf.imageset/Contents.json")
        try write(
            """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">
            <path d="M1 1 H9 V9 Z" fill="#00FF00"/>
            <path d="M0 0 H4" stroke="#0000FF" stroke-opacity="0.5" fill="none"/></svg>
            """, to: "A.xcassets/leaf.imageset/leaf.svg")
    }

    /// What an image is drawn in: the colors of its fills and strokes.
    private func inks(_ view: @escaping @MainActor @Sendable () -> any View) async throws -> [String] {
        try await compose(.light, .standard, view).displayList.items.dropFirst().compactMap {
            switch $0.content {
            case .fill(_, .color(let color), _), .stroke(_, .color(let color), _): color.description
            default: nil
            }
        }
    }

    @Test(arguments: ["template", "original"])
    func `A drawing that is a template takes the foreground style, whatever it is filled with`(
        intent: String
    ) async throws {
        try writeLeaf(intent: intent)
        let tinted = ["#ff0000", "#ff000080"]
        let own = ["#00ff00", "#0000ff80"]
        let red = Color(red: 1, green: 0, blue: 0)
        #expect(
            try await inks { Image("leaf").foregroundStyle(red) } == (intent == "template" ? tinted : own))
        #expect(try await inks { Image("leaf").renderingMode(.template).foregroundStyle(red) } == tinted)
        #expect(try await inks { Image("leaf").renderingMode(.original).foregroundStyle(red) } == own)
        #expect(
            try await inks { Text(Image("leaf")).foregroundStyle(red) }.first
                == (intent == "template" ? tinted : own).first)
    }

    @Test func `A template is drawn again from its sidecar in the foreground style`() async throws {
        try writeLeaf(intent: "template")
        let environment = RenderingEnvironment(
            files: CatalogFiles(folder: folder), fontBook: try FontBook.inter(),
            families: FontFamilies(default: "Inter"))
        let renderer = try Renderer(environment: environment)
        let composed = try await renderer.compose(
            RenderRequest(
                view: {
                    HStack {
                        Image("leaf"); Text(Image("leaf"))
                    }
                }, environment: { EnvironmentValues() },
                extent: .ideal, margin: 0))
        let again = try #require(try renderer.recompose(composed.nodes, scale: 2))
        #expect(again.displayListHash == composed.displayListHash)
    }

    @Test func `A file of the images may be named with its ending`() async throws {
        try write(picture(4, 4), to: "Images/dot@2x.png")
        let composed = try await compose { Image("dot.png") }
        #expect(composed.nodes.last?.box.size == Size(width: 2, height: 2))
    }

    @Test func `Assets of a bundle are read from its folder`() async throws {
        try write(brand, to: "Shop.resources/A.xcassets/brand.colorset/Contents.json")
        try write(picture(4, 4), to: "Shop.resources/dot@2x.png")
        let bundle = try #require(Bundle(path: folder.appending(path: "Shop.resources").path))
        let folder = try #require(bundle.resourceURL).lastPathComponent
        let composed = try await compose {
            HStack {
                Image("dot", bundle: bundle)
                Color("brand", bundle: bundle)
            }
        }
        #expect(composed.nodes.contains { $0.box.size == Size(width: 2, height: 2) })
        #expect(
            try await error { Image("spot", bundle: bundle) }
                == "cannot show the image in 'Image': there is no image 'spot' in the asset catalogues of "
                + "the bundle '\(folder)'")
    }

    @Test func `A missing picture of the catalogue is looked for among the assets`() async throws {
        try writeVase()
        #expect(
            try await error { Image("vaze") }
                == "cannot show the image in 'Image': there is no image 'vaze' in the asset catalogues of "
                + "Catalog/; did you mean 'vase'?")
    }

    /// A picture that goes on without what it lacks, as a preview's does.
    private func preview(_ view: @escaping @MainActor @Sendable () -> any View) async throws -> (
        Composition, Renderer
    ) {
        let environment = RenderingEnvironment(
            files: CatalogFiles(folder: folder), fontBook: try FontBook.inter(),
            families: FontFamilies(default: "Inter"))
        let renderer = try Renderer(environment: environment)
        var request = RenderRequest(
            view: view, environment: { EnvironmentValues() }, extent: .ideal, margin: 0)
        request.goesOnWithoutResources = true
        return (try await renderer.compose(request), renderer)
    }

    @Test func `In a preview a length that no frame can have counts for nothing, with a finding`()
        async throws
    {
        let (composed, _) = try await preview {
            Color.red.frame(width: 30, height: 20).frame(width: .infinity, height: -1)
        }
        #expect(composed.displayList.size == Size(width: 30, height: 20))
        #expect(
            composed.findings.map(\.description).sorted() == [
                "the height of 'Rectangle:frame[2]' counts for nothing: it is -1 and must be a finite number from 0; "
                    + "a frame that fills takes .frame(maxHeight: .infinity)",
                "the width of 'Rectangle:frame[2]' counts for nothing: it is inf and must be a finite number from 0; "
                    + "a frame that fills takes .frame(maxWidth: .infinity)",
            ])
    }

    @Test func `A preview shows nothing in the place of a missing picture, with a finding`() async throws {
        try writeVase()
        let (composed, renderer) = try await preview {
            HStack(spacing: 0) {
                Image("vaze")
                Text("Vases ") + Text(Image("vaze"))
            }
        }
        let (texts, _) = try await preview { Text("Vases ") }
        #expect(composed.nodes.last?.box.size.height == texts.nodes.last?.box.size.height)
        #expect(composed.nodes.contains { $0.box.size == .zero })
        #expect(
            composed.findings.map(\.description).contains(
                "'HStack/Image' shows nothing: there is no image 'vaze' in the asset catalogues of Catalog/; "
                    + "did you mean 'vase'?"))
        let again = try #require(try renderer.recompose(composed.nodes, scale: 2))
        #expect(again.displayListHash == composed.displayListHash)
    }

    @Test func `A missing picture of a preview fills the place that it is given with nothing`() async throws {
        let (composed, _) = try await preview { Image("vase").resizable().frame(width: 40, height: 30) }
        #expect(composed.nodes.last?.box.size == Size(width: 40, height: 30))
        #expect(composed.findings.count == 1)
    }

    @Test func `A preview takes clear for a missing color, with a finding`() async throws {
        let (composed, _) = try await preview { Color("brend").frame(width: 8, height: 8) }
        #expect(
            composed.findings.map(\.description) == [
                "a colour is clear: there is no colour 'brend', for Catalog/ has no asset catalogue (*.xcassets)"
            ])
    }

    @Test func `A preview shows a family without files in the system font, with a finding`() async throws {
        let (composed, _) = try await preview {
            VStack {
                Text("Vase").font(.custom("Acme Rounded", size: 17))
                Text("Vase").font(.custom("Acme Rounded", size: 17))
            }
        }
        let (system, _) = try await preview { Text("Vase").font(.system(size: 17)) }
        #expect(composed.nodes.last?.box.size == system.nodes.last?.box.size)
        #expect(
            composed.findings.map(\.description) == [
                "the family 'Acme Rounded' that 'VStack/Text' asks for is shown in the system font; declare its "
                    + "files, CatalogFonts.interAndNoto().family(\"Acme Rounded\", in: …)"
            ])
    }

    @Test func `A preview takes the nearest weight that a family has`() async throws {
        let book = try FontBook(
            roots: FontBook.inter().roots,
            declarations: FontBook.interDeclarations.filter {
                [400, 700].contains($0.weight) && !$0.isItalic
            })
        let renderer = try Renderer(
            environment: RenderingEnvironment(
                files: CatalogFiles(folder: folder), fontBook: book,
                families: FontFamilies(default: "Inter", serif: "Inter"))
        )
        func faces(
            of weight: Font.Weight, _ font: Font = .custom("Inter", size: 17)
        ) async throws -> [String] {
            var request = RenderRequest(
                view: { Text("Vase").font(font.weight(weight)) },
                environment: { EnvironmentValues() }, extent: .ideal, margin: 0)
            request.goesOnWithoutResources = true
            return try await renderer.compose(request).faces.map(\.name)
        }
        #expect(try await faces(of: .medium) == ["Inter Regular"])
        #expect(try await faces(of: .heavy) == ["Inter Bold"])
        #expect(try await faces(of: .medium, .system(size: 17, design: .serif)) == ["Inter Regular"])
        #expect(try await faces(of: .heavy, .body) == ["Inter Bold"])
    }
}
