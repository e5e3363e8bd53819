public import Drawing
import Geometry
public import Pixels

/// Draws display lists; each worker has one of its own.
///
/// It keeps opened fonts, glyph masks, shadows and scaled pictures within bounds. What it keeps never
/// changes a pixel: a list gives the same bytes in a fresh and in a used rasterizer.
public final class Rasterizer {
    /// The longest side of a picture in pixels; Cairo cannot draw beyond.
    public static let longestSide = 32_767

    var glyphs = GlyphCache()
    /// Memory for masks that live for one drawing step.
    var scratch: [UInt8] = []
    var shadows = ShadowCache()
    var pictures = PictureCache()

    public init() {}

    /// The picture of a display list.
    ///
    /// - Parameters:
    ///   - background: What lies below everything; transparent where `nil`.
    ///   - images: Gives the pixels of the pictures that the list names.
    public func rasterize(
        _ list: DisplayList, background: SRGBColor?, images: ImageSource
    ) throws -> Bitmap {
        var bitmap = Bitmap(size: PixelSize(covering: list.size, scale: list.scale))
        try rasterize(list, background: background, images: images, into: &bitmap)
        return bitmap
    }

    /// Draws a display list into a picture whose memory is used again if it has the right size.
    ///
    /// For a worker that draws one picture after the other: fresh memory for each costs more than a label.
    public func rasterize(
        _ list: DisplayList, background: SRGBColor?, images: ImageSource, into bitmap: inout Bitmap
    ) throws {
        let size = PixelSize(covering: list.size, scale: list.scale)
        guard max(size.width, size.height) <= Self.longestSide else {
            throw RasterizationError.canvasTooLarge(size, longestSide: Self.longestSide)
        }
        if bitmap.size != size { bitmap = Bitmap(size: size) }
        try bitmap.pixels.withUnsafeMutableBufferPointer { pixels in
            pixels.update(repeating: background?.premultipliedWord ?? 0)
            guard let memory = pixels.baseAddress else { return }
            let surface = try CairoSurface(
                format: .argb32, pixels: memory, width: size.width, height: size.height,
                stride: size.width * 4)
            let canvas = try Canvas(
                surface: surface, frame: PixelRect(x: 0, y: 0, width: size.width, height: size.height))
            try draw(list.items, on: canvas, under: .scale(list.scale), images: images)
            try canvas.context.check("draw the picture")
        }
    }

    func draw(
        _ items: [DisplayItem], on canvas: borrowing Canvas, under transform: Transform,
        images: ImageSource
    ) throws {
        for item in items {
            switch item.content {
            case .fill(let path, let paint, let rule):
                try canvas.fill(path, with: paint, rule: rule, under: transform)
            case .stroke(let path, let paint, let style):
                try canvas.stroke(path, with: paint, style: style, under: transform)
            case .glyphs(let run):
                try draw(run, on: canvas, under: transform)
            case .image(let image):
                try draw(image, on: canvas, under: transform, images: images)
            case .group(let group):
                try draw(group, on: canvas, under: transform, images: images)
            }
        }
    }
}
