public import VitrineDrawing
import VitrineGeometry
public import VitrinePixels

/// Draws display lists; each worker has one of its own.
///
/// It keeps opened fonts, glyph masks, shadows and scaled pictures within bounds. What it keeps never
/// changes a pixel: a list gives the same bytes in a fresh and in a used rasterizer.
public final class Rasterizer {
    /// The longest side of a picture in pixels; Cairo cannot draw beyond.
    public static let longestSide = 32_767

    var glyphs = GlyphCache()
    /// Those of PDFs, a few for a catalogue.
    var documentFonts: [FontFace: DocumentFont] = [:]
    /// Memory for masks that live for one drawing step.
    var scratch: [UInt8] = []
    var shadows = ShadowCache()
    var pictures = PictureCache()
    var coverages = CoverageCache()

    public init() {}

    /// The picture of a display list.
    ///
    /// - Parameters:
    ///   - background: What lies below everything; transparent where `nil`.
    ///   - images: Gives the pixels of the pictures that the list names.
    public func rasterize(
        _ list: DisplayList, background: SRGBColor?, images: ImageSource
    ) throws -> Bitmap {
        let size = PixelSize(covering: list.size, scale: list.scale)
        guard max(size.width, size.height) <= Self.longestSide else {
            throw RasterizationError.canvasTooLarge(size, longestSide: Self.longestSide)
        }
        let frame = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
        let backdrop = Backdrop(of: list, background: background, frame: frame)
        let pixels = try [UInt32](unsafeUninitializedCapacity: size.area) { pixels, count in
            pixels.initialize(repeating: backdrop.pixel)
            count = size.area
            guard let memory = pixels.baseAddress else { return }
            let surface = try CairoSurface(
                format: .argb32, pixels: memory, width: size.width, height: size.height,
                stride: size.width * 4)
            let canvas = try Canvas(surface: surface, frame: frame)
            try draw(
                list.items.dropFirst(backdrop.itemCount), on: canvas, under: .scale(list.scale),
                images: images)
            try canvas.context.check("draw the picture")
        }
        return Bitmap(size: size, pixels: pixels)
    }

    func draw(
        _ items: some Sequence<DisplayItem>, on canvas: borrowing Canvas, under transform: Transform,
        images: ImageSource
    ) throws {
        for item in items {
            switch item.content {
            case .fill(let path, .color(let color), let rule):
                if let (mask, x, y) = try coverages.mask(of: path, ink: .fill(rule), under: transform) {
                    canvas.draw(color, through: mask.surface, x: x, y: y)
                } else {
                    try canvas.fill(path, with: .color(color), rule: rule, under: transform)
                }
            case .stroke(let path, .color(let color), let style):
                if let (mask, x, y) = try coverages.mask(of: path, ink: .stroke(style), under: transform) {
                    canvas.draw(color, through: mask.surface, x: x, y: y)
                } else {
                    try canvas.stroke(path, with: .color(color), style: style, under: transform)
                }
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
            case .blurBelow(let path, let rule, let deviation):
                try canvas.blurBelow(path, rule: rule, deviation: deviation, under: transform)
            }
        }
    }
}
