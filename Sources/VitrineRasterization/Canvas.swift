import CCairo
import VitrineDrawing
import VitrineGeometry
import VitrinePixels

/// A surface that is drawn on, with its place among the device's pixels.
///
/// Coordinates of all functions are those of the whole picture, also on the canvas of a group, which holds
/// only a part of it.
struct Canvas: ~Copyable {
    let surface: CairoSurface
    /// The pixels that the canvas holds.
    let frame: PixelRect
    let context: CairoContext
    /// What lies below a canvas that is drawn apart, where something on it blurs that.
    var backdrop: BackdropImage?

    /// The pixels of all canvases below, as they were when the one above them was begun.
    final class BackdropImage {
        let canvas: Canvas

        init(_ canvas: consuming Canvas) {
            self.canvas = canvas
        }
    }

    init(surface: consuming CairoSurface, frame: PixelRect) throws(RasterizationError) {
        context = try CairoContext(drawingOn: surface)
        self.surface = surface
        self.frame = frame
    }

    /// A transparent canvas.
    init(frame: PixelRect) throws(RasterizationError) {
        try self.init(
            surface: CairoSurface(format: .argb32, width: frame.width, height: frame.height), frame: frame)
    }

    /// Ends drawing and gives the surface away.
    consuming func finished() throws(RasterizationError) -> CairoSurface {
        try context.check("draw a mask")
        return surface
    }

    /// Sets which map leads from the coordinates that follow to device pixels.
    func setTransform(_ transform: Transform) {
        context.setMatrix(
            transform.followed(by: .translation(x: -Double(frame.x), y: -Double(frame.y))))
    }

    func fill(_ path: Path, with paint: Paint, rule: Path.FillRule, under transform: Transform) throws {
        try setSource(paint, covering: { path.controlBounds ?? .zero }, under: transform)
        setTransform(transform)
        context.add(path)
        context.fill(rule)
    }

    func stroke(_ path: Path, with paint: Paint, style: StrokeStyle, under transform: Transform) throws {
        try setSource(
            paint, covering: { (path.controlBounds ?? .zero).outset(by: style.reach) }, under: transform)
        setTransform(transform)
        context.add(path)
        context.stroke(style)
    }

    /// Draws a colour through a coverage mask whose top left lies at a device pixel.
    func draw(_ color: SRGBColor, through mask: borrowing CairoSurface, x: Int, y: Int) {
        context.setMatrix(.identity)
        context.setSource(color)
        context.mask(mask, x: Double(x - frame.x), y: Double(y - frame.y))
    }

    private func setSource(
        _ paint: Paint, covering bounds: () -> Rect, under transform: Transform
    ) throws(RasterizationError) {
        switch paint {
        case .color(let color):
            context.setSource(color)
        case .linearGradient(let stops, let from, let to):
            setTransform(transform)
            context.setLinearGradient(stops, from: from, to: to)
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            setTransform(transform)
            context.setRadialGradient(stops, center: center, startRadius: startRadius, endRadius: endRadius)
        case .ellipticalGradient(let stops, let center, let radii, let start, let end):
            guard radii.width > 0, radii.height > 0 else {
                return context.setSource(stops.last?.color ?? .clear)
            }
            let unitCircle = Transform(
                a: radii.width, b: 0, c: 0, d: radii.height, tx: center.x, ty: center.y)
            setTransform(unitCircle.followed(by: transform))
            context.setRadialGradient(stops, center: .zero, startRadius: start, endRadius: end)
            setTransform(transform)
        case .meshGradient(let mesh):
            try setPicture(of: bounds(), under: transform) { (area) throws(RasterizationError) in
                try mesh.surface(covering: area, under: transform)
            }
        case .angularGradient(let stops, let center, let startAngle, let endAngle):
            let gradient = AngularGradient(
                stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
            try setPicture(of: bounds(), under: transform) { (area) throws(RasterizationError) in
                try gradient.surface(covering: area, under: transform)
            }
        }
    }

    /// Takes colours from a picture of a rectangle, which is made pixel by pixel.
    private func setPicture(
        of bounds: Rect, under transform: Transform,
        _ picture: (PixelRect) throws(RasterizationError) -> CairoSurface
    ) throws(RasterizationError) {
        let area = PixelRect(covering: transform.boundingBox(of: bounds)).expanded(by: 1).intersection(frame)
        guard !area.isEmpty else { return context.setSource(.clear) }
        context.setMatrix(.identity)
        context.setSource(
            try picture(area), x: Double(area.x - frame.x), y: Double(area.y - frame.y), extend: .pad)
    }
}
