import CatalogAssets
import Foundation
import Testing
import VitrineComposition
import VitrineDrawing
import VitrineGeometry
import VitrineImageCoding
import VitrineJSONValues
import VitrinePixels
import VitrineRendering
import VitrineTypesetting
import VitrineViews

struct RendererTests {
    private let folder = URL.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)")

    private func environment() throws -> RenderingEnvironment {
        RenderingEnvironment(
            files: CatalogFiles(folder: folder), fontBook: try FontBook.inter(),
            families: FontFamilies(default: "Inter"))
    }

    private func request(
        _ extent: CanvasExtent = .width(100), margin: Double = 0,
        _ view: @escaping @MainActor @Sendable () throws -> any View
    ) -> RenderRequest {
        RenderRequest(view: view, environment: { EnvironmentValues() }, extent: extent, margin: margin)
    }

    private func write(_ bytes: [UInt8], to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    @Test(arguments: [
        (CanvasExtent.width(100), "100.0 × 40.0"),
        (.fixed(width: 90, height: 70), "90.0 × 70.0"),
        (.ideal, "30.0 × 40.0"),
        (.minimum, "20.0 × 40.0"),
    ])
    func `The canvas decides what a component is proposed`(extent: CanvasExtent, expected: String)
        async throws
    {
        let list = try await Renderer(environment: environment()).compose(
            request(extent, margin: 10) {
                Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: 50).frame(height: 20)
            }
        ).displayList
        #expect("\(list.size.width) × \(list.size.height)" == expected)
    }

    @Test
    func `A component that wants to be endless is as wide as a phone`() async throws {
        let composed = try await Renderer(environment: environment()).compose(
            request(.ideal) { Color.red.frame(idealWidth: .infinity, minHeight: 30, maxHeight: 30) })
        #expect(composed.displayList.size == Size(width: 393, height: 30))
    }

    @Test(arguments: [CanvasExtent.ideal, .minimum])
    func `A canvas that fits its component lays it out again in the size that it has found`(
        extent: CanvasExtent
    ) async throws {
        let nodes = try await Renderer(environment: environment()).compose(
            request(extent) {
                VStack(spacing: 0) {
                    Color.red.frame(width: 120, height: 30)
                    Divider()
                    Color.blue.frame(minWidth: 0, maxWidth: .infinity).frame(height: 5)
                    HStack(spacing: 0) {
                        Color.green.frame(width: 20, height: 40)
                        Divider()
                    }
                }
            }
        ).nodes
        #expect(nodes[0].box.size == Size(width: 120, height: 75.5))
        let lines = nodes.filter { $0.kind == "divider" }.map(\.box.size)
        #expect(lines == [Size(width: 120, height: 0.5), Size(width: 0.5, height: 40)])
        #expect(nodes.first { $0.kind == "flexible frame" }?.box.width == 120)
    }

    @Test func `The background reaches over a pixel of which the canvas takes a part`() async throws {
        let renderer = try Renderer(environment: environment())
        let list = try await renderer.compose(request(.ideal) { Color.red.frame(width: 20.2, height: 9.3) })
            .displayList
        let bitmap = try renderer.rasterize(list)
        #expect(bitmap.size == PixelSize(width: 41, height: 19))
        #expect(bitmap.isOpaque)
    }

    @Test func `A component narrower than its canvas stands in the middle`() async throws {
        let list = try await Renderer(environment: environment()).compose(
            request(margin: 10) { Color.red.frame(width: 20, height: 20) }
        ).displayList
        guard case .fill(let path, _, _) = list.items[1].content else {
            Issue.record("expected the component's fill")
            return
        }
        #expect(path.elements.first == .move(to: Point(x: 40, y: 10)))
    }

    @Test func `Two workers, first and later, give the same pixels`() async throws {
        let environment = try environment()
        let request = request {
            HStack {
                Text("Stacked bowls, set of four").font(.headline)
                Circle().fill(.red).frame(width: 20, height: 20).shadow(radius: 3)
            }
            .padding()
        }
        let first = try Renderer(environment: environment)
        let second = try Renderer(environment: environment)
        let list = try await first.compose(request).displayList
        #expect(try await second.compose(request).displayList == list)
        let bitmap = try first.rasterize(list)
        #expect(try first.rasterize(list) == bitmap)
        #expect(try second.rasterize(list) == bitmap)
    }

    @Test func `The hash of a display list changes with each thing that decides pixels`() async throws {
        let renderer = try Renderer(environment: environment())
        let views: [@MainActor @Sendable () -> any View] = [
            { Color.red.frame(width: 20, height: 20) },
            { Color.red.opacity(0.5).frame(width: 20, height: 20) },
            { Color.blue.frame(width: 20, height: 20) },
            { Color.red.frame(width: 20, height: 21) },
            { Circle().fill(.red).frame(width: 20, height: 20) },
            { Circle().stroke(.red).frame(width: 20, height: 20) },
            { Circle().stroke(.red, lineWidth: 2).frame(width: 20, height: 20) },
            { Text("a") },
            { Text("b") },
            { Text("a").bold() },
            { Text("a").foregroundStyle(.red) },
            { Color.red.frame(width: 20, height: 20).clipShape(Circle()) },
            { Color.red.frame(width: 20, height: 20).shadow(radius: 2) },
            { Color.red.frame(width: 20, height: 20).shadow(radius: 3) },
            { LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).frame(height: 20) },
            {
                LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .bottom).frame(
                    height: 20)
            },
        ]
        var hashes: Set<String> = []
        for view in views {
            hashes.insert(try await renderer.compose(request(.ideal, view)).displayListHash)
        }
        #expect(hashes.count == views.count)
    }

    @Test(arguments: [(1.0, "8.0 × 8.0"), (1.5, "4.0 × 4.0"), (2, "4.0 × 4.0"), (3, "4.0 × 4.0")])
    func `A picture is found by its name, in the density of the canvas`(
        scale: Double, expected: String
    ) async throws {
        try write(png(side: 8), to: "Images/dot.png")
        try write(png(side: 8), to: "Images/dot@2x.png")
        let list = try await Renderer(environment: environment()).compose(
            RenderRequest(
                view: { Image("dot") },
                environment: {
                    var values = EnvironmentValues()
                    values.displayScale = CGFloat(scale)
                    return values
                }, extent: .ideal, margin: 0, scale: scale)
        ).displayList
        #expect("\(list.size.width) × \(list.size.height)" == expected)
    }

    private func png(side: Double) -> [UInt8] {
        PNGEncoder.compact.encode(
            Bitmap(size: PixelSize(covering: Size(width: side, height: side), scale: 1)))
    }

    @Test func `A picture too large to be decoded is named`() async throws {
        var file = png(side: 1)
        // The width in the header, with the checksum that belongs to it.
        file.replaceSubrange(16..<20, with: [0, 1, 0x86, 0xA0])
        file.replaceSubrange(20..<24, with: [0, 1, 0x86, 0xA0])
        try write(file, to: "Images/vase.png")
        let error = await #expect(throws: (any Error).self) {
            try await Renderer(environment: environment()).compose(request { Image("vase") })
        }
        let text = error.map { "\($0)" } ?? ""
        #expect(text.hasPrefix("cannot show the image in 'Image': cannot read Catalog/Images/vase.png: "))
    }

    @Test func `A missing picture is named, with the one that was probably meant`() async throws {
        try write([], to: "Images/ceramic-vase.png")
        let error = await #expect(throws: CompositionError.self) {
            try await Renderer(environment: environment()).compose(
                request { VStack { Image("ceramic-vaze") } })
        }
        #expect(
            try #require(error).description
                == "cannot show the image in 'VStack/Image': there is no 'ceramic-vaze' in Catalog/Images; "
                + "did you mean 'ceramic-vase'?")
    }

    @Test func `A damaged picture is named`() async throws {
        try write(Array("version https://git-lfs.github.com/spec/v1\n".utf8), to: "Images/vase.png")
        let error = await #expect(throws: CompositionError.self) {
            try await Renderer(environment: environment()).compose(request { Image("vase") })
        }
        let text = try #require(error).description
        #expect(text.hasPrefix("cannot show the image in 'Image': cannot read Catalog/Images/vase.png: "))
        #expect(text.contains("Git LFS"))
    }

    @Test func `Content is read from the catalogue; what is wrong with it is said`() async throws {
        struct Coupon: Decodable {
            var title: String
        }
        try write(Array(#"{"title": "10 % off"}"#.utf8), to: "Content/coupon.json")
        try write(Array(#"{"name": "10 % off"}"#.utf8), to: "Content/old.json")
        let renderer = try Renderer(environment: environment())
        let composed = try await renderer.compose(
            request { Text(verbatim: try Resources.content("coupon.json", as: Coupon.self).title) })
        #expect(composed.nodes.last?.properties["text"] == "10 % off")
        let wrong = await #expect(throws: ContentError.self) {
            try await renderer.compose(
                request { Text(verbatim: try Resources.content("old.json", as: Coupon.self).title) })
        }
        #expect(
            try #require(wrong).description
                == "Catalog/Content/old.json:1:1: cannot be read as Coupon: the file has no 'title'")
        let missing = await #expect(throws: ContentError.self) {
            try await renderer.compose(
                request { Text(verbatim: try Resources.content("cupon.json", as: Coupon.self).title) })
        }
        #expect(
            try #require(missing).description
                == "the content file 'cupon.json' does not exist; did you mean 'coupon.json'?")
    }

    @Test func `A letter that no font has is a finding that names it`() async throws {
        let composed = try await Renderer(environment: environment()).compose(
            request(.ideal) { Text("五 bowls") })
        #expect(composed.findings.count == 1)
        #expect(composed.findings.first?.description.contains("U+4E94") == true)
    }

    @Test func `A family that nobody declared is an error that names it`() async throws {
        let error = await #expect(throws: CompositionError.self) {
            try await Renderer(environment: environment()).compose(
                request { Text("a").font(.custom("Cereal", size: 12)) })
        }
        let text = try #require(error).description
        #expect(text.hasPrefix("cannot set the text 'a' in 'Text': "))
        #expect(text.contains("Cereal"))
    }

    @Test func `A fingerprint names the libraries and the fonts that were used`() async throws {
        let environment = try environment()
        let composed = try await Renderer(environment: environment).compose(
            request(.ideal) { Text("a").bold() })
        let fingerprint = try environment.fingerprint(using: composed.faces)
        #expect(
            fingerprint.versions.keys.sorted() == [
                "architecture", "cairo", "freetype", "harfbuzz", "libjpeg", "libpng", "libwebp", "pango",
                "pixman", "vitrine",
            ])
        #expect(Array(fingerprint.fonts.keys) == ["Inter Bold"])
    }
}
