import CCairo
import VitrineDrawing
import VitrineGeometry
import VitrinePixels

/// An owned Cairo drawing context.
struct CairoContext: ~Copyable {
    /// What a picture shows beyond its edges.
    enum Extend {
        case transparent
        /// The pixels of the nearest edge.
        case pad
    }

    private let handle: OpaquePointer

    init(drawingOn surface: borrowing CairoSurface) throws(RasterizationError) {
        handle = try surface.withHandle(Self.create)
    }

    init(drawingOn surface: borrowing PDFSurface) throws(RasterizationError) {
        handle = try surface.withHandle(Self.create)
    }

    private static func create(_ surface: OpaquePointer) throws(RasterizationError) -> OpaquePointer {
        let status: cairo_status_t
        if let context = cairo_create(surface) {
            status = cairo_status(context)
            if status == CAIRO_STATUS_SUCCESS { return context }
            cairo_destroy(context)
        } else {
            status = CAIRO_STATUS_NO_MEMORY
        }
        throw .cairo(operation: "create a context", reason: String(cString: cairo_status_to_string(status)))
    }

    deinit { cairo_destroy(handle) }

    /// Lends the handle to what only some kinds of surfaces need.
    func withHandle<R>(_ use: (OpaquePointer) -> R) -> R { use(handle) }

    /// Fails if anything drawn so far did.
    func check(_ operation: String) throws(RasterizationError) {
        let status = cairo_status(handle)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw .cairo(operation: operation, reason: String(cString: cairo_status_to_string(status)))
        }
    }

    func save() { cairo_save(handle) }
    func restore() { cairo_restore(handle) }

    func setMatrix(_ transform: Transform) {
        var matrix = transform.cairoMatrix
        cairo_set_matrix(handle, &matrix)
    }

    func setSource(_ color: SRGBColor) {
        cairo_set_source_rgba(handle, color.red, color.green, color.blue, color.alpha)
    }

    /// Takes colours from a picture whose top left lies at a point of the current coordinates.
    func setSource(_ picture: borrowing CairoSurface, x: Double, y: Double, extend: Extend = .transparent) {
        setSource(
            picture, pictureTransform: .translation(x: -x, y: -y), extend: extend,
            filter: CAIRO_FILTER_NEAREST)
    }

    /// Takes colours from a picture that is turned or stretched; the map leads to the picture's pixels.
    func setSource(smoothed picture: borrowing CairoSurface, pictureTransform: Transform) {
        setSource(picture, pictureTransform: pictureTransform, extend: .pad, filter: CAIRO_FILTER_GOOD)
    }

    private func setSource(
        _ picture: borrowing CairoSurface, pictureTransform: Transform, extend: Extend, filter: cairo_filter_t
    ) {
        let pattern = picture.pattern()
        defer { cairo_pattern_destroy(pattern) }
        var matrix = pictureTransform.cairoMatrix
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, extend == .pad ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
        cairo_pattern_set_filter(pattern, filter)
        cairo_set_source(handle, pattern)
    }

    func setLinearGradient(_ stops: [GradientStop], from: Point, to: Point) {
        setGradient(cairo_pattern_create_linear(from.x, from.y, to.x, to.y), stops)
    }

    func setRadialGradient(_ stops: [GradientStop], center: Point, startRadius: Double, endRadius: Double) {
        let pattern = cairo_pattern_create_radial(
            center.x, center.y, startRadius, center.x, center.y, endRadius)
        setGradient(pattern, stops)
    }

    private func setGradient(_ pattern: OpaquePointer?, _ stops: [GradientStop]) {
        defer { cairo_pattern_destroy(pattern) }
        for stop in stops {
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, stop.color.red, stop.color.green, stop.color.blue, stop.color.alpha)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_set_source(handle, pattern)
    }

    func setOperator(_ blending: cairo_operator_t) { cairo_set_operator(handle, blending) }

    /// Adds a path in the current coordinates.
    func add(_ path: Path) {
        for element in path.elements {
            switch element {
            case .move(let point): cairo_move_to(handle, point.x, point.y)
            case .line(let point): cairo_line_to(handle, point.x, point.y)
            case .curve(let point, let control1, let control2):
                cairo_curve_to(handle, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
            case .close: cairo_close_path(handle)
            }
        }
    }

    func add(_ rect: Rect) {
        cairo_rectangle(handle, rect.minX, rect.minY, rect.width, rect.height)
    }

    func fill(_ rule: Path.FillRule) {
        cairo_set_fill_rule(handle, rule.cairoRule)
        cairo_fill(handle)
    }

    func clip(_ rule: Path.FillRule) {
        cairo_set_fill_rule(handle, rule.cairoRule)
        cairo_clip(handle)
    }

    func stroke(_ style: StrokeStyle) {
        cairo_set_line_width(handle, style.width)
        cairo_set_line_cap(handle, style.cap.cairoCap)
        cairo_set_line_join(handle, style.join.cairoJoin)
        cairo_set_miter_limit(handle, style.miterLimit)
        // Cairo refuses a pattern without a positive length.
        let dash = style.dash.contains { $0 > 0 } && style.dash.allSatisfy { $0 >= 0 } ? style.dash : []
        cairo_set_dash(handle, dash, Int32(dash.count), style.dashPhase)
        cairo_stroke(handle)
    }

    func paint(alpha: Double = 1) {
        if alpha < 1 { cairo_paint_with_alpha(handle, alpha) } else { cairo_paint(handle) }
    }

    func mask(_ mask: borrowing CairoSurface, x: Double, y: Double) {
        let pattern = mask.pattern()
        defer { cairo_pattern_destroy(pattern) }
        var matrix = Transform.translation(x: -x, y: -y).cairoMatrix
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
        cairo_mask(handle, pattern)
    }
}

extension CairoSurface {
    /// A pattern of the surface, to be destroyed by the caller.
    fileprivate func pattern() -> OpaquePointer? {
        let pattern: OpaquePointer?? = try? withHandle { cairo_pattern_create_for_surface($0) }
        return pattern ?? nil
    }
}

extension Transform {
    fileprivate var cairoMatrix: cairo_matrix_t {
        cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
    }
}

extension Path.FillRule {
    fileprivate var cairoRule: cairo_fill_rule_t {
        switch self {
        case .nonZero: CAIRO_FILL_RULE_WINDING
        case .evenOdd: CAIRO_FILL_RULE_EVEN_ODD
        }
    }
}

extension StrokeStyle.Cap {
    fileprivate var cairoCap: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension StrokeStyle.Join {
    fileprivate var cairoJoin: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}
