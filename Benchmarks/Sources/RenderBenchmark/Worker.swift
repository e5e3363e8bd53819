import VitrineImageCoding
import VitrinePixels
import VitrineRendering

/// A renderer that works beside others.
actor Worker {
    private let renderer: Renderer

    init(_ studio: Studio) throws {
        self.renderer = try studio.renderer()
    }

    /// The picture and, if asked for, its PNG file.
    func draw(_ request: RenderRequest, encoding: Bool) async throws -> (bitmap: Bitmap, png: [UInt8]) {
        let composed = try await renderer.compose(request)
        let bitmap = try renderer.rasterize(composed.displayList)
        return (bitmap, encoding ? PNGEncoder.fast.encode(bitmap) : [])
    }
}
