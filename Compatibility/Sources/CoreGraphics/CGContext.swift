public import Foundation
public import Vitrine

/// A place to draw: it notes what is filled and stroked, and what shows it draws from the notes.
public final class CGContext {
    /// Something that has been drawn, in points of the place.
    package enum Step {
        case fill(Path, CGColor, isEvenOdd: Bool)
        case stroke(Path, CGColor, StrokeStyle)
        /// Colours from a point to another.
        case gradient(Path, Gradient, from: CGPoint, to: CGPoint)
        /// A view of a size at a place.
        case view(AnyView, CGRect)
        /// What lies within a path of another step.
        indirect case clipped(Step, by: Path)

        /// The step where a map takes it, with the opacity of what draws it.
        fileprivate func mapped(by map: CGAffineTransform, alpha: CGFloat) -> Step {
            func faded(_ color: CGColor) -> CGColor { color.copy(alpha: color.alpha * alpha) ?? color }
            switch self {
            case .fill(let path, let color, let isEvenOdd):
                return .fill(path.applying(map), faded(color), isEvenOdd: isEvenOdd)
            case .stroke(let path, let color, var style):
                style.lineWidth *= map.scale
                return .stroke(path.applying(map), faded(color), style)
            case .gradient(let path, let gradient, let start, let end):
                return .gradient(
                    path.applying(map), gradient.faded(alpha), from: start.applying(map),
                    to: end.applying(map))
            case .view(let view, let rect):
                let linear = CGAffineTransform(a: map.a, b: map.b, c: map.c, d: map.d, tx: 0, ty: 0)
                let turned = view.frame(width: rect.width, height: rect.height).transformEffect(linear)
                    .opacity(alpha)
                return .view(AnyView(turned), CGRect(origin: rect.origin.applying(map), size: rect.size))
            case .clipped(let step, let path):
                return .clipped(step.mapped(by: map, alpha: alpha), by: path.applying(map))
            }
        }

        fileprivate var bounds: CGRect {
            switch self {
            case .fill(let path, _, _), .gradient(let path, _, _, _): path.boundingRect
            case .stroke(let path, _, let style):
                path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
            case .view(_, let rect): rect
            case .clipped(let step, let path): step.bounds.intersection(path.boundingRect)
            }
        }
    }

    private struct State {
        var transform = CGAffineTransform.identity
        var fill = CGColor(gray: 0, alpha: 1)
        var stroke = CGColor(gray: 0, alpha: 1)
        var style = StrokeStyle(lineWidth: 1)
        var alpha: CGFloat = 1
        var clip: Path?
    }

    /// Of a bitmap, in pixels; 0 where the place is what shows it.
    public let width: Int
    public let height: Int
    public var interpolationQuality = CGInterpolationQuality.default
    /// Pixels are made where the picture is shown, so that there are none to be read here.
    public var data: UnsafeMutableRawPointer? { nil }
    package private(set) var steps: [Step] = []
    private var state = State()
    private var saved: [State] = []
    private var path = Path()

    package init() { (width, height) = (0, 0) }

    /// A bitmap, whose y axis points upwards; nothing where memory is given, since no pixels are written, and for no size.
    public init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace,
        bitmapInfo: UInt32
    ) {
        guard data == nil, width > 0, height > 0 else { return nil }
        (self.width, self.height) = (width, height)
        state.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    }

    /// What has been drawn into a bitmap; nothing of another place.
    public func makeImage() -> CGImage? {
        guard width > 0 else { return nil }
        let size = CGSize(width: width, height: height)
        return CGImage(
            width: width, height: height,
            picture: Image(DrawnPicture(DrawnSteps(steps: steps, size: size), size: size)))
    }

    /// The map from what is drawn to the place.
    public var ctm: CGAffineTransform { state.transform }

    public func saveGState() {
        saved.append(state)
    }

    public func restoreGState() {
        state = saved.popLast() ?? state
    }

    public func translateBy(x: CGFloat, y: CGFloat) {
        state.transform = state.transform.translatedBy(x: x, y: y)
    }

    public func scaleBy(x: CGFloat, y: CGFloat) {
        state.transform = state.transform.scaledBy(x: x, y: y)
    }

    public func rotate(by angle: CGFloat) {
        state.transform = state.transform.rotated(by: angle)
    }

    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    public func setFillColor(_ color: CGColor) {
        state.fill = color
    }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    public func setStrokeColor(_ color: CGColor) {
        state.stroke = color
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    public func setLineWidth(_ width: CGFloat) {
        state.style.lineWidth = width
    }

    public func setLineCap(_ cap: CGLineCap) {
        state.style.lineCap = cap
    }

    public func setLineJoin(_ join: CGLineJoin) {
        state.style.lineJoin = join
    }

    public func setMiterLimit(_ limit: CGFloat) {
        state.style.miterLimit = limit
    }

    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.style.dash = lengths
        state.style.dashPhase = phase
    }

    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = alpha
    }

    /// Pictures are drawn over what is there.
    public func setBlendMode(_ mode: CGBlendMode) {}

    public func setShouldAntialias(_ shouldAntialias: Bool) {}

    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

    /// What is drawn from now on is drawn within the path alone, and within those before.
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(path, isEvenOdd: rule == .evenOdd)
        path = Path()
    }

    public func clip(to rect: CGRect) { clip(Path(rect), isEvenOdd: false) }

    private func clip(_ path: Path, isEvenOdd: Bool) {
        let path = path.applying(state.transform)
        state.clip = state.clip.map { $0.intersection(path, eoFill: isEvenOdd) } ?? path
    }

    /// Draws a picture, whose upper edge lies where y is greatest, as everywhere in Core Graphics.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        let place = rect.applying(state.transform)
        let placing = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY)
            .concatenating(state.transform)
            .concatenating(CGAffineTransform(translationX: -place.minX, y: -place.minY))
        let picture = Image(decorative: image, scale: 1).resizable().frame(
            width: rect.width, height: rect.height
        )
        .transformEffect(placing).opacity(state.alpha)
        note(.view(AnyView(picture), CGRect(origin: place.origin, size: rect.size)))
    }

    public func beginPath() {
        path = Path()
    }

    public func closePath() {
        path.closeSubpath()
    }

    public func move(to point: CGPoint) {
        path.move(to: point)
    }

    public func addLine(to point: CGPoint) {
        path.addLine(to: point)
    }

    public func addLines(between points: [CGPoint]) {
        path.addLines(points)
    }

    public func addRect(_ rect: CGRect) {
        path.addRect(rect)
    }

    public func addEllipse(in rect: CGRect) {
        path.addEllipse(in: rect)
    }

    public func addPath(_ path: CGPath) {
        self.path.addPath(Path(path))
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.addCurve(to: end, control1: control1, control2: control2)
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        path.addQuadCurve(to: end, control: control)
    }

    /// Turns clockwise where the y axis points upwards, hence against it on a screen.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: clockwise)
    }

    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(path, isEvenOdd: rule == .evenOdd)
        path = Path()
    }

    public func strokePath() {
        stroke(path, state.style)
        path = Path()
    }

    public func drawPath(using mode: CGPathDrawingMode) {
        if mode != .stroke { fill(path, isEvenOdd: mode == .eoFill || mode == .eoFillStroke) }
        if mode != .fill, mode != .eoFill { stroke(path, state.style) }
        path = Path()
    }

    public func fill(_ rect: CGRect) {
        fill(Path(rect), isEvenOdd: false)
    }

    /// What has been drawn within the rectangle goes; what reaches beyond it stays.
    public func clear(_ rect: CGRect) {
        let place = rect.applying(state.transform)
        steps.removeAll { place.contains($0.bounds) }
    }

    public func fillEllipse(in rect: CGRect) {
        fill(Path(ellipseIn: rect), isEvenOdd: false)
    }

    public func stroke(_ rect: CGRect) {
        stroke(Path(rect), state.style)
    }

    public func stroke(_ rect: CGRect, width: CGFloat) {
        var style = state.style
        style.lineWidth = width
        stroke(Path(rect), style)
    }

    public func strokeEllipse(in rect: CGRect) {
        stroke(Path(ellipseIn: rect), state.style)
    }

    package func fill(_ path: Path, isEvenOdd: Bool) {
        note(.fill(path.applying(state.transform), faded(state.fill), isEvenOdd: isEvenOdd))
    }

    func draw(_ gradient: Gradient, from start: CGPoint, to end: CGPoint, in region: Path) {
        let step = Step.gradient(region, gradient, from: start, to: end)
        note(step.mapped(by: state.transform, alpha: state.alpha))
    }

    package func stroke(_ path: Path, _ style: StrokeStyle) {
        var style = style
        style.lineWidth *= state.transform.scale
        note(.stroke(path.applying(state.transform), faded(state.stroke), style))
    }

    /// Shows a view at a place; only its origin follows the map.
    package func draw(_ view: AnyView, in rect: CGRect) {
        let origin = rect.origin.applying(state.transform)
        note(.view(view, CGRect(origin: origin, size: rect.size)))
    }

    /// Draws once more what another context has taken note of.
    package func draw(_ steps: [Step], through map: CGAffineTransform) {
        let map = map.concatenating(state.transform)
        for step in steps { note(step.mapped(by: map, alpha: state.alpha)) }
    }

    private func note(_ step: Step) { steps.append(state.clip.map { .clipped(step, by: $0) } ?? step) }

    private func faded(_ color: CGColor) -> CGColor {
        color.copy(alpha: color.alpha * state.alpha) ?? color
    }
}

public enum CGPathDrawingMode: Int32, Sendable {
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}

extension CGAffineTransform {
    /// How much longer lines become, on average of both axes.
    fileprivate var scale: CGFloat { abs(a * d - b * c).squareRoot() }
}

extension Gradient {
    fileprivate func faded(_ alpha: CGFloat) -> Gradient {
        Gradient(stops: stops.map { Stop(color: $0.color.opacity(alpha), location: $0.location) })
    }
}
