import Drawing
public import Foundation

/// A view that draws with a function.
public struct Canvas<Symbols: View>: View {
    private let renderer: (inout GraphicsContext, CGSize) -> Void

    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) where Symbols == EmptyView {
        self.renderer = renderer
    }

    /// Symbols are not available to the function.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.renderer = renderer
    }

    public var body: some View {
        GeometryReader { proxy in
            let steps = Self.steps(of: renderer, size: proxy.size)
            // What is drawn has places of its own and does not take part in aligning the canvas.
            Color.clear.overlay(alignment: .topLeading) {
                ForEach(0..<steps.count) { steps[$0] }
            }
        }
    }

    private static func steps(
        of renderer: (inout GraphicsContext, CGSize) -> Void, size: CGSize
    ) -> [AnyView] {
        var context = GraphicsContext(log: GraphicsContext.Log())
        renderer(&context, size)
        return context.log.steps
    }
}

/// What a canvas is drawn with: each step becomes a view.
@MainActor @preconcurrency
public struct GraphicsContext {
    /// What a path is filled or stroked with.
    public struct Shading {
        let style: AnyShapeStyle

        public static func color(_ color: Color) -> Shading { Shading(style: AnyShapeStyle(color)) }
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
            opacity: Double = 1
        ) -> Shading { .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }
        public static func style<S: ShapeStyle>(_ style: S) -> Shading {
            Shading(style: AnyShapeStyle(style))
        }
        public static var foreground: Shading { .style(ForegroundStyle()) }

        /// A gradient between two points, which are taken relative to the path's bounds.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
        ) -> Shading {
            .style(
                PlacedGradient(gradient: gradient, kind: .linear(from: startPoint, to: endPoint)))
        }

        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> Shading {
            .style(
                PlacedGradient(
                    gradient: gradient,
                    kind: .radial(center: center, startRadius: startRadius, endRadius: endRadius)))
        }
    }

    /// The steps of one canvas, in order.
    final class Log {
        var steps: [AnyView] = []
    }

    let log: Log
    public var opacity = 1.0
    public var blendMode = BlendMode.normal
    public var transform = CGAffineTransform.identity
    private var clips: [Path] = []

    init(log: Log) {
        self.log = log
    }

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        add(path.applying(transform).fill(shading.style, style: style))
    }

    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        add(path.applying(transform).stroke(shading.style, style: style))
    }

    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(view: text, at: point, anchor: anchor)
    }

    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(view: image, at: point, anchor: anchor)
    }

    public func draw(_ text: Text, in rect: CGRect) {
        add(
            text.frame(width: rect.width, height: rect.height, alignment: .topLeading)
                .offset(x: rect.minX + transform.tx, y: rect.minY + transform.ty))
    }

    public func draw(_ image: Image, in rect: CGRect) {
        add(
            image.resizable().frame(width: rect.width, height: rect.height)
                .offset(x: rect.minX + transform.tx, y: rect.minY + transform.ty))
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

    public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
        clips.append(path.applying(transform))
    }

    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = self
        try content(&layer)
    }

    private func draw(view: some View, at point: CGPoint, anchor: UnitPoint) {
        let place = point.applying(transform)
        add(
            view.fixedSize()
                .alignmentGuide(.leading) { $0.width * anchor.x - place.x }
                .alignmentGuide(.top) { $0.height * anchor.y - place.y })
    }

    private func add(_ view: some View) {
        var step = AnyView(view)
        for clip in clips { step = AnyView(step.clipShape(clip)) }
        if opacity != 1 { step = AnyView(step.opacity(opacity)) }
        if blendMode != .normal { step = AnyView(step.blendMode(blendMode)) }
        log.steps.append(step)
    }
}

/// A gradient whose places are points of the canvas; canvases are drawn into their own size.
private nonisolated struct PlacedGradient: PrimitiveShapeStyle {
    enum Kind: Sendable {
        case linear(from: CGPoint, to: CGPoint)
        case radial(center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    }

    let gradient: Gradient
    let kind: Kind

    package func fill(in environment: EnvironmentValues) -> ShapeFill {
        let stops = gradient.resolved(in: environment)
        return switch kind {
        case .linear(let from, let to):
            .linear(
                stops, from: UnitPoint(x: from.x, y: from.y).point, to: UnitPoint(x: to.x, y: to.y).point)
        case .radial(let center, let startRadius, let endRadius):
            .radial(
                stops, center: UnitPoint(x: center.x, y: center.y).point, startRadius: Double(startRadius),
                endRadius: Double(endRadius))
        }
    }
}
