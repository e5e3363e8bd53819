public import Composition
public import Drawing
import Flexbox
import Foundation
import Geometry
import Hashing
public import Pixels
import Rasterization
import Synchronization
public import Typesetting
import Views

/// What all renderers of a run share: the catalogue's files, its fonts and the hashes of the font files.
public final class RenderingEnvironment: Sendable {
    public let files: CatalogFiles
    public let fontBook: FontBook
    public let families: FontFamilies
    private let versions = Fingerprint.currentVersions
    private let fontHashes = Mutex<[String: String]>([:])

    public init(files: CatalogFiles, fontBook: FontBook, families: FontFamilies) {
        self.files = files
        self.fontBook = fontBook
        self.families = families
    }

    /// The fingerprint of a picture that uses some faces.
    public func fingerprint(using faces: [FontFace]) throws -> Fingerprint {
        var fonts: [String: String] = [:]
        for face in faces { fonts[face.name] = try hash(of: face) }
        return Fingerprint(versions: versions, fonts: fonts)
    }

    private func hash(of face: FontFace) throws -> String {
        if let known = fontHashes.withLock({ $0[face.path] }) { return known }
        let hash = try Data(contentsOf: URL(filePath: face.path)).withUnsafeBytes { "\(hash128(of: $0))" }
        fontHashes.withLock { $0[face.path] = hash }
        return hash
    }
}

/// Joins the stages: views to elements, boxes, drawing steps and pixels. Each worker has one of its own.
public actor Renderer {
    private let environment: RenderingEnvironment
    private let texts: TextContext
    private let rasterizer = Rasterizer()
    private let stageEnds: @Sendable (Stage) -> Void

    /// Makes a renderer that says when it has finished a stage, for whoever holds a clock.
    public init(
        environment: RenderingEnvironment, stageEnds: @escaping @Sendable (Stage) -> Void = { _ in }
    ) throws {
        self.environment = environment
        self.stageEnds = stageEnds
        self.texts = try TextContext(book: environment.fontBook)
    }

    /// Lays a component out and paints it.
    ///
    /// Bodies run on the main actor; everything after them runs here.
    public func compose(_ request: RenderRequest) async throws -> Composed {
        let resources = environment.files.resources
        let families = environment.families
        let (session, background, first) = try await MainActor.run {
            try Resources.$current.withValue(resources) {
                let values = request.environment()
                let session = ComposingSession(
                    try request.view(), environment: values, resources: resources, fonts: families)
                return (session, Color.background.sRGB(in: values), try session.resolve())
            }
        }
        stageEnds(.resolve)
        let canvas = CanvasLayout(request: request)
        let layout = LayoutPass(texts: textMeasurer, scale: request.scale)
        var pass = first
        var component = try layout.layOut(pass.root, proposing: canvas.proposal)
        while !pass.isFinal {
            var needsPass = await session.finishPass(component)
            if !needsPass { needsPass = await session.runTasks() }
            guard needsPass else { break }
            pass = try await session.resolve()
            component = try layout.layOut(pass.root, proposing: canvas.proposal)
        }
        if let failure = resources.failures.first { throw failure }
        let findings = await session.findings
        stageEnds(.layOut)
        let area = canvas.area(around: component.frame.size, background: background)
        let list = Painter.paint(component, on: area)
        let composed = Composed(
            nodes: component.descriptions, displayList: list, faces: component.faces,
            findings: component.findings + findings.map(Finding.composition),
            accessibility: component.accessibilityElements(in: request.environment(), at: area.origin))
        stageEnds(.paint)
        return composed
    }

    /// Draws what was composed.
    public func rasterize(_ list: DisplayList) throws -> Bitmap {
        let files = environment.files
        defer { stageEnds(.rasterize) }
        return try rasterizer.rasterize(list, background: nil) { try files.bitmap(of: $0) }
    }

    private var textMeasurer: TextMeasurer {
        let texts = texts
        return TextMeasurer(
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

    fileprivate var findings: [Finding] {
        var findings: [Finding] = []
        visit { node in
            guard let text = node.text, !text.missingGlyphs.isEmpty else { return }
            let content = text.runs.map(\.text).joined()
            findings.append(.missingGlyphs(element: node.id, text: content, scalars: text.missingGlyphs))
        }
        return findings
    }

    private func visit(_ body: (LaidOutNode) -> Void) {
        body(self)
        for child in children { child.visit(body) }
    }
}
