public import CatalogAssets
import Flexbox
import Foundation
import Synchronization
public import VitrineComposition
public import VitrineDrawing
import VitrineGeometry
import VitrineHashing
import VitrineImageCoding
public import VitrinePixels
import VitrineRasterization
public import VitrineTypesetting
import VitrineVectorImages
import VitrineViews

/// The values that all renderers of a run share: the catalogue's files, its fonts and the hashes of the font files.
public final class RenderingEnvironment: Sendable {
    public let files: CatalogFiles
    public let fontBook: FontBook
    public let families: FontFamilies
    private let versions = Fingerprint.currentVersions
    private let fontHashes = Mutex<[String: String]>([:])
    @MainActor private var rendererOfMainActor: Renderer?

    public init(files: CatalogFiles, fontBook: FontBook, families: FontFamilies) {
        self.files = files
        self.fontBook = fontBook
        self.families = families
        files.drawTexts(
            with: DrawingFonts(families: fontBook.families) { families, text, draw in
                try fontBook.withStandardFonts(families, for: text, draw: draw)
            })
    }

    /// The one renderer of components that stay alive, all of whose stages run on the main actor.
    @MainActor package func liveRenderer() throws -> Renderer {
        if let renderer = rendererOfMainActor { return renderer }
        let renderer = try Renderer(environment: self)
        rendererOfMainActor = renderer
        return renderer
    }

    /// The fingerprint of a picture that uses some faces.
    public func fingerprint(using faces: [FontFace]) throws -> Fingerprint {
        var fonts: [String: String] = [:]
        for face in faces { fonts[face.name] = try hash(of: face) }
        return Fingerprint(versions: versions, fonts: fonts)
    }

    private func hash(of face: FontFace) throws -> String {
        if let known = fontHashes.withLock({ $0[face.path] }) { return known }
        let hash = try RegularFile.contents(of: face.path).map { data in
            data.withUnsafeBytes { "\(hash128(of: $0))" }
        }
        guard let hash else { throw TypesettingError.unreadableFontFile(path: face.path) }
        fontHashes.withLock { $0[face.path] = hash }
        return hash
    }
}

/// Joins the stages: views to elements, boxes, drawing steps and pixels. Each worker has one of its own.
///
/// It works on the actor that calls it, so that on the main actor no stage waits for another thread.
public final class Renderer {
    let environment: RenderingEnvironment
    private let texts: TextContext
    private let rasterizer = Rasterizer()
    private let stageEnds: @Sendable (Stage) -> Void
    private let layoutTrace: ((String) -> Void)?
    /// The PNG files of pictures that documents hold, of which many show the same.
    private var pictureFiles = BoundedCache<ImageID, [UInt8]>(cost: 64 << 20)

    /// Makes a renderer that may be looked at while it works.
    ///
    /// - Parameters:
    ///   - stageEnds: called when a stage is finished, for measuring.
    ///   - layoutTrace: called with each decision of the layout engine, by the elements' ids.
    public init(
        environment: RenderingEnvironment, stageEnds: @escaping @Sendable (Stage) -> Void = { _ in },
        layoutTrace: ((String) -> Void)? = nil
    ) throws {
        self.environment = environment
        self.stageEnds = stageEnds
        self.layoutTrace = layoutTrace
        self.texts = try TextContext(book: environment.fontBook)
    }

    /// Lays a component out and paints it.
    ///
    /// Bodies run on the main actor; everything after them runs on the caller's.
    public nonisolated(nonsending) func compose(_ request: RenderRequest) async throws -> Composition {
        let resources = environment.files.resources
        let (session, pass) = try await Self.resolve(
            request, resources: resources, fonts: environment.families, fontBook: environment.fontBook)
        stageEnds(.resolve)
        let canvas = CanvasLayout(request: request)
        let layOut = layout(on: canvas)
        let (component, summary) = try await session.settle(pass, layOut: layOut)
        stageEnds(.layOut)
        var composed = paint(
            component, on: canvas, background: summary.background,
            findings: summary.findings.map(Finding.composition))
        if let failure = resources.failures.first { throw failure }
        composed.tokens = resources.tokenReads.all
        return composed
    }

    /// Does the same without waiting, for callers on the main actor that cannot.
    @MainActor
    public func composeAtOnce(_ request: RenderRequest) throws -> Composition {
        let resources = environment.files.resources
        let session = try Self.makeSession(
            for: request, resources: resources, fonts: environment.families, fontBook: environment.fontBook)
        let canvas = CanvasLayout(request: request)
        session.leaveRowsOut()
        let component = try session.update(layOut: layout(on: canvas))
        let summary = session.summary
        let composed = paint(
            component, on: canvas, background: summary.background,
            findings: summary.findings.map(Finding.composition))
        if let failure = resources.failures.first { throw failure }
        return composed
    }

    /// Makes a component's view and resolves it for the first time.
    @MainActor
    private static func resolve(
        _ request: RenderRequest, resources: Resources, fonts: FontFamilies, fontBook: FontBook
    ) throws -> (ComposingSession, ComposingSession.Pass) {
        let session = try makeSession(
            for: request, resources: resources, fonts: fonts, fontBook: fontBook)
        return (session, try session.start())
    }

    @MainActor
    private static func makeSession(
        for request: RenderRequest, resources: Resources, fonts: FontFamilies, fontBook: FontBook
    ) throws -> ComposingSession {
        let environment = request.windowEnvironment
        var resources = resources
        resources.locale = environment.locale
        if request.goesOnWithoutResources {
            resources = resources.ofPreview
            resources.standIns = StandIns(fontBook)
        }
        resources.measureViews(fonts: fonts, fontBook: fontBook)
        return try MainActorTurn.run(with: resources) {
            ComposingSession(
                try request.view(), environment: environment, resources: resources, fonts: fonts)
        }
    }

    /// Lays out and paints again what a sidecar holds, with today's fonts and libraries.
    ///
    /// - Parameter nodes: the canvas and the elements, as ``Composition/nodes`` gave them.
    /// - Returns: nothing where the sidecar does not suffice, such as for a picture that is no longer there.
    public func recompose(_ nodes: [NodeDescription], scale: Double) throws -> Composition? {
        guard let first = nodes.first,
            let (canvas, background) = CanvasLayout.reading(first, scale: scale)
        else { return nil }
        let root: ResolvedNode
        do {
            root = try SidecarTree.resolve(nodes.dropFirst(), resources: environment.files.resources)
        } catch {
            return nil
        }
        let component = try layout(on: canvas)(root)
        return paint(component, on: canvas, background: background, findings: [])
    }

    /// What lays a tree out for a canvas.
    private func layout(on canvas: CanvasLayout) -> (ResolvedNode) throws -> LaidOutNode {
        let pass = LayoutPass(texts: textMeasurer, scale: canvas.scale, trace: layoutTrace)
        return { try pass.layOut($0, proposing: canvas.proposal, settle: canvas.proposal(havingFound:)) }
    }

    func paint(
        _ component: LaidOutNode, on canvas: CanvasLayout, background: SRGBColor, findings: [Finding]
    ) -> Composition {
        let (area, list) = painted(component, on: canvas, background: background)
        let composed = Composition(
            Composition.Elements(component, on: canvas, area), displayList: list, faces: component.faces,
            findings: component.findings + findings)
        stageEnds(.paint)
        return composed
    }

    /// A canvas with what is drawn on it; one that shows a part of a screen is as large as what is drawn there.
    private func painted(
        _ component: LaidOutNode, on canvas: CanvasLayout, background: SRGBColor
    ) -> (CanvasArea, DisplayList) {
        let area = canvas.area(around: component.frame.size, background: background)
        let list = Painter.paint(component, on: area)
        let bounds = DrawnBounds { [rasterizer] in try rasterizer.outline(ofGlyph: $0, in: $1) }
        guard let screen = canvas.screen(around: component.frame.size, on: area),
            // The first step is the canvas' own background.
            let drawn = bounds.bounds(of: Array(list.items.dropFirst()), within: screen)
        else { return (area, list) }
        let whole = canvas.area(area, showing: drawn, on: screen)
        return whole.size == area.size ? (area, list) : (whole, Painter.paint(component, on: whole))
    }

    /// The canvas that a component is painted on.
    func area(around component: LaidOutNode, on canvas: CanvasLayout, background: SRGBColor) -> CanvasArea {
        painted(component, on: canvas, background: background).0
    }

    /// Draws what was composed.
    public func rasterize(_ list: DisplayList) throws -> Bitmap {
        let files = environment.files
        defer { stageEnds(.rasterize) }
        return try rasterizer.rasterize(list, background: nil) { try files.bitmap(of: $0) }
    }

    /// What was composed as a document that is sharp at any size.
    public func document(_ list: DisplayList, as format: DocumentFormat) throws -> [UInt8] {
        let files = environment.files
        let bitmap: ImageSource = { try files.bitmap(of: $0) }
        switch format {
        case .pdf: return try rasterizer.pdf(list, images: bitmap)
        case .svg, .outlinedSVG:
            let pictures = SVGDocument.Pictures { id in
                let picture = try bitmap(id)
                let size = Size(width: Double(picture.size.width), height: Double(picture.size.height))
                return (self.file(of: picture, id), size)
            } drawing: { [rasterizer] items, frame in
                let toOrigin = Transform.translation(x: -frame.minX, y: -frame.minY)
                let group = VitrineDrawing.Group(items: items, transform: toOrigin)
                let part = DisplayList(
                    size: frame.size, scale: 2 * list.scale,
                    items: [DisplayItem(element: "", content: .group(group))])
                return PNGEncoder.compact.encode(
                    try rasterizer.rasterize(part, background: nil, images: bitmap))
            }
            let outlines: SVGDocument.GlyphOutlines = { [rasterizer] in
                try rasterizer.outline(ofGlyph: $0, in: $1)
            }
            let text = try SVGDocument.text(
                of: list, pictures: pictures, outlines: format == .svg ? nil : outlines)
            return Array(text.utf8)
        }
    }

    private func file(of picture: Bitmap, _ id: ImageID) -> [UInt8] {
        if let known = pictureFiles.value(for: id) { return known }
        let file = PNGEncoder.compact.encode(picture)
        pictureFiles.insert(file, for: id, cost: file.count)
        return file
    }

    var textMeasurer: TextMeasurer { TextMeasurer(texts) }
}

extension TextMeasurer {
    init(_ texts: TextContext) {
        self.init(
            measure: { try texts.measure($0, width: $1, height: $2) },
            typeset: { try texts.typeset($0, width: $1, height: $2) },
            minContentWidth: { try texts.minContentWidth($0) },
            metrics: { try texts.metrics(for: $0) })
    }
}

extension LaidOutNode {
    /// The faces of all texts, each once, by name.
    fileprivate var faces: [FontFace] {
        var faces: Set<FontFace> = []
        visit { node in
            for run in node.text?.runs ?? [] { faces.insert(run.face) }
        }
        return faces.sorted { $0.name < $1.name }
    }

    /// The elements as they lie in their canvas.
    func descriptions(at origin: Point) -> [NodeDescription] {
        var placed = self
        placed.frame.origin = origin
        var descriptions = placed.descriptions
        for index in descriptions.indices { descriptions[index].depth += 1 }
        return descriptions
    }

    fileprivate var findings: [Finding] {
        var findings: [Finding] = []
        visit { node in
            guard let text = node.text, !text.missingGlyphs.isEmpty else { return }
            let content = text.runs.map(\.text).joined()
            findings.append(.missingGlyphs(element: node.id.text, text: content, scalars: text.missingGlyphs))
        }
        return findings
    }

    private func visit(_ body: (LaidOutNode) -> Void) {
        body(self)
        for child in children { child.visit(body) }
    }
}
