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

/// Files of a catalogue that are drawn as pixels, since outlines cannot say them.
struct SVGPictureTests {
    private let folder = URL.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)")

    /// Writes a file of 24×12 points whose left half is there.
    private func write(_ content: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let text = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 12'>\(content)</svg>"
        try Data(text.utf8).write(to: file)
    }

    /// Two rectangles that lie on each other and are half there as a group.
    private func pair(_ color: String) -> String {
        let rectangle = "<rect width='12' height='12' fill='\(color)'/>"
        return "<g opacity='.5'>\(rectangle)\(rectangle)</g>"
    }

    private func drawings(
        of view: @escaping @MainActor @Sendable () -> any View
    ) async throws -> [ImageDrawing] {
        let environment = RenderingEnvironment(
            files: CatalogFiles(folder: folder), fontBook: try FontBook.inter(),
            families: FontFamilies(default: "Inter"))
        let composed = try await Renderer(environment: environment).compose(
            RenderRequest(view: view, environment: { EnvironmentValues() }, extent: .ideal, margin: 0))
        return composed.displayList.items.compactMap {
            if case .image(let drawing) = $0.content { drawing } else { nil }
        }
    }

    @Test func `A picture has the file's extent in points, and its pixels are its content`() throws {
        try write(pair("red"), to: "Images/pair.svg")
        let files = CatalogFiles(folder: folder)
        let named = try files.resources.picture(AssetName("pair"), AssetAppearance())
        guard case .bitmap(let id, let size, let scale) = named.picture else {
            Issue.record("it is no bitmap")
            return
        }
        #expect(size == PixelSize(width: 1008, height: 504))
        #expect(scale == 42)
        let bitmap = try files.bitmap(of: id)
        #expect(bitmap.size == size)
        #expect(bitmap.pixels[0] == 0x8080_0000)
        #expect(bitmap.pixels[1007] == 0)
        try write(pair("lime"), to: "Images/pair.svg")
        let other = try CatalogFiles(folder: folder).resources.picture(AssetName("pair"), AssetAppearance())
        guard case .bitmap(let otherID, _, _) = other.picture else {
            Issue.record("it is no bitmap")
            return
        }
        #expect(otherID.name == id.name)
        #expect(otherID.contentHash != id.contentHash)
    }

    @Test func `A template takes the foreground style`() async throws {
        try write(pair("red"), to: "Images/pair.svg")
        let blue = Color(red: 0, green: 0, blue: 1)
        let own = try await drawings { Image("pair").foregroundStyle(blue) }
        let tinted = try await drawings { Image("pair").renderingMode(.template).foregroundStyle(blue) }
        #expect(own.map(\.tint) == [nil])
        #expect(tinted.map { $0.tint?.description } == ["#0000ff"])
        #expect(tinted.map(\.destination.size) == own.map(\.destination.size))
    }

    @Test func `An icon is as large as the text beside it, and in its colour where it says so`() async throws
    {
        try write(pair("currentColor"), to: "Icons/around.svg")
        try write(pair("red"), to: "Icons/own.svg")
        let blue = Color(red: 0, green: 0, blue: 1)
        for (name, tint) in [("around", "#0000ff"), ("own", nil)] {
            let icon = try await drawings {
                Image(systemName: name).font(.system(size: 20)).foregroundStyle(blue)
            }
            #expect(icon.map { $0.tint?.description } == [tint])
            let inText = try await drawings {
                Text("\(Image(systemName: name))").font(.system(size: 20)).foregroundStyle(blue)
            }
            // 1.2 times the size of the font.
            #expect(icon.map(\.destination.width) == [24])
            #expect(icon.map(\.destination.height) == [12])
            #expect(inText.map(\.destination.width) == [24])
        }
    }

    private func word(_ attributes: String) -> String {
        "<text x='1' y='11' font-size='12' \(attributes)>I<tspan fill='red'>I</tspan></text>"
    }

    /// The picture of a name, by an environment with the declared fonts.
    private func bitmap(_ name: String) throws -> Bitmap {
        let files = CatalogFiles(folder: folder)
        let environment = RenderingEnvironment(
            files: files, fontBook: try FontBook.inter(), families: FontFamilies(default: "Inter"))
        guard
            case .bitmap(let id, _, _) = try environment.files.resources.picture(
                AssetName(name), AssetAppearance()
            ).picture
        else { throw NoBitmap() }
        return try files.bitmap(of: id)
    }

    private struct NoBitmap: Error {}

    @Test func `Texts are drawn in declared fonts, in their weights`() throws {
        try write(word("font-family='Inter'"), to: "Images/regular.svg")
        try write(
            word("style=\"font-family: Nope, 'inter', sans-serif; font-weight: 700\""), to: "Images/bold.svg")
        try write(
            "<style>text > tspan, .a { font-family: Inter }</style>" + word("class='a'"),
            to: "Images/ruled.svg")
        let regular = try bitmap("regular")
        /// How many pixels of a row in the middle of the capitals are black, and how many are red.
        func ink(_ bitmap: Bitmap) -> (black: Int, red: Int) {
            let row = bitmap.pixels[(7 * 42 * bitmap.size.width)..<((7 * 42 + 1) * bitmap.size.width)]
            return (row.count { $0 == 0xff00_0000 }, row.count { $0 == 0xffff_0000 })
        }
        let (black, red) = ink(regular)
        // The stem of Inter's I is 0.09 em wide: 45 pixels.
        #expect((40...50).contains(black))
        #expect(abs(black - red) <= 1)
        #expect(ink(try bitmap("bold")).black > black + 15)
        #expect(try bitmap("ruled") == regular)
    }

    @Test func `A text has the same pixels on many threads at once`() async throws {
        try write(word("font-family='Inter'"), to: "Images/word.svg")
        let first = try bitmap("word")
        try await withThrowingTaskGroup(of: Bitmap.self) { group in
            for _ in 0..<8 { group.addTask { try bitmap("word") } }
            for try await bitmap in group { #expect(bitmap == first) }
        }
    }

    @Test(arguments: [
        (
            "font-family='Roboto, sans-serif'",
            "the text on line 1 is in no font that the catalogue declares, of which catalog doctor has a list; "
                + "say 'font-family' or convert the text to paths"
        ),
        (
            "",
            "the text on line 1 is in no font that the catalogue declares, of which catalog doctor has a list; "
                + "say 'font-family' or convert the text to paths"
        ),
        (
            "font-family='Inter' textLength='9'",
            "'textLength' of <text> on line 1 is not supported in icons; remove it, or flatten the drawing to paths"
        ),
    ])
    func `Texts in other fonts are refused with what helps`(attributes: String, reason: String) throws {
        try write(word(attributes), to: "Images/word.svg")
        #expect(throws: PictureError.unreadable(path: "Catalog/Images/word.svg", reason: reason)) {
            _ = try bitmap("word")
        }
    }

    @Test func `A file that needs fonts where there are none is refused`() throws {
        try write("<text>a</text>", to: "Images/word.svg")
        #expect(
            throws: PictureError.unreadable(
                path: "Catalog/Images/word.svg",
                reason: "<text> on line 1 is not supported in icons; convert the text to paths")
        ) {
            _ = try CatalogFiles(folder: folder).resources.picture(AssetName("word"), AssetAppearance())
        }
    }
}
