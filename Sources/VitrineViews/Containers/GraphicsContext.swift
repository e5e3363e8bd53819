public import Foundation

/// The drawing context of a canvas: each step becomes a view.
public struct GraphicsContext {
    /// The steps of one canvas, in order.
    final class Log {
        var steps: [AnyView] = []
    }

    /// The views that a canvas may draw, with their tags.
    struct Symbols {
        let tags: Set<AnyHashable>
        let content: any View
    }

    private(set) var log = Log()
    /// The canvas's, in points.
    let size: CGSize
    private let symbols: Symbols
    let measures: Measures
    public var opacity = 1.0
    public var blendMode = BlendMode.normal
    public var transform = CGAffineTransform.identity
    private var clips: [Clip] = []
    private var filters: [Filter] = []

    /// What limits drawing, each to what the one before leaves.
    private struct Clip {
        /// Where drawing is limited to, at most.
        var bounds: CGRect
        /// Limits a view that is as large as the canvas.
        var limit: (AnyView) -> any View
    }

    /// That of the canvas.
    public var environment: EnvironmentValues { measures.environment }

    init(size: CGSize, symbols: Symbols, measures: Measures) {
        self.size = size
        self.symbols = symbols
        self.measures = measures
    }

    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        transform = transform.translatedBy(x: x, y: y)
    }

    public mutating func scaleBy(x: CGFloat, y: CGFloat) {
        transform = transform.scaledBy(x: x, y: y)
    }

    public mutating func rotate(by angle: Angle) {
        transform = transform.rotated(by: CGFloat(angle.radians))
    }

    public mutating func concatenate(_ matrix: CGAffineTransform) {
        transform = matrix.concatenating(transform)
    }

    /// Limits drawing to the inside of a path, or, as an option, to its outside.
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {
        let path = path.applying(transform)
        if options.contains(.inverse) {
            let inside = path.fill(Color.black, style: style)
            clips.append(Clip(bounds: bounds) { $0.mask { Self.outside(inside) } })
        } else {
            clips.append(Clip(bounds: path.boundingRect) { $0.clipShape(path, style: style) })
        }
    }

    /// Limits drawing to what a layer shows, or, as an option, to where it shows nothing.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let layer = try layer(content).opacity(opacity)
        clips.append(
            Clip(bounds: bounds) { view in
                view.mask { if options.contains(.inverse) { Self.outside(layer) } else { layer } }
            })
    }

    private static func outside(_ view: some View) -> some View {
        Color.black.overlay { view.blendMode(.destinationOut) }.compositingGroup()
    }

    /// The rectangle that contains all to which drawing is limited, where it is known.
    public var clipBoundingRect: CGRect {
        let rect = clips.reduce(bounds) { $0.intersection($1.bounds) }
        return Path(rect).applying(transform.inverted()).boundingRect
    }

    private var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// Changes all that is drawn from now on, each drawing by itself; the filter that was added last comes first.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        filters.append(filter)
    }

    /// Draws several things as one, which are filtered, limited, blended and made see-through together.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        add(try layer(content))
    }

    /// What a function draws into a context of its own that has the same places.
    private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> AnyView {
        var layer = self
        layer.log = Log()
        (layer.opacity, layer.blendMode, layer.clips, layer.filters) = (1, .normal, [], [])
        try content(&layer)
        let steps = layer.log.steps
        return AnyView(
            Color.clear.overlay(alignment: .topLeading) { ForEach(0..<steps.count) { steps[$0] } }
                .compositingGroup())
    }

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        add(path.applying(transform).fill(shading.style(in: size, transform), style: style))
    }

    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        var style = style
        style.lineWidth *= transform.scale
        style.dash = style.dash.map { $0 * transform.scale }
        style.dashPhase *= transform.scale
        add(path.applying(transform).stroke(shading.style(in: size, transform), style: style))
    }

    /// Draws a view in its own size.
    func draw(view: some View, at point: CGPoint, anchor: UnitPoint) {
        let place = transform.isTranslation ? point.applying(transform) : point
        let placed = view.environment(\.layoutDirection, environment.layoutDirection)
            .fixedSize()
            .alignmentGuide(.leading) { $0.width * anchor.x - place.x }
            .alignmentGuide(.top) { $0.height * anchor.y - place.y }
        guard !transform.isTranslation || !clips.isEmpty || !filters.isEmpty else { return add(placed) }
        // What changes it counts from the corner of the canvas.
        let layer = Color.clear.overlay(alignment: .topLeading) { placed }
        add(transform.isTranslation ? AnyView(layer) : AnyView(layer.transformEffect(transform)))
    }

    /// Draws a view in the size of a rectangle.
    func draw(view: some View, in rect: CGRect) {
        let framed = view.frame(width: rect.width, height: rect.height, alignment: .topLeading)
        draw(view: framed, at: rect.origin, anchor: .topLeading)
    }

    /// The view that the canvas was given with a tag.
    func symbol(_ tag: AnyHashable) -> (any View)? {
        guard symbols.tags.contains(tag) else { return nil }
        return Self.view(of: symbols.content, with: tag)
    }

    /// The content is taken apart anew, so that a symbol that is drawn twice is two elements.
    private static func view(of content: some View, with tag: AnyHashable) -> any View {
        Arranged(content) { subviews in
            subviews.first { $0.traits[TagTrait.self] == tag } ?? EmptyView() as any View
        }
    }

    private func add(_ view: some View) {
        var step = AnyView(view)
        for filter in filters.reversed() { step = AnyView(filter.change(step, environment)) }
        for clip in clips { step = AnyView(clip.limit(step)) }
        if opacity != 1 { step = AnyView(step.opacity(opacity)) }
        if blendMode != .normal { step = AnyView(step.blendMode(blendMode)) }
        log.steps.append(step)
    }
}

extension CGAffineTransform {
    fileprivate var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

    /// How much longer lines become, on average of all directions.
    nonisolated var scale: CGFloat { abs(a * d - b * c).squareRoot() }
}
