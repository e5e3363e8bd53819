public import Foundation
public import Vitrine

/// A place to draw: it notes what is filled and stroked, and what shows it draws from the notes.
public final class CGContext {
    /// Something that has been drawn, in points of the place.
    package enum Step {
        case fill(Path, CGColor, isEvenOdd: Bool)
        case stroke(Path, CGColor, StrokeStyle)
        /// A view of a size at a place.
        case view(AnyView, CGRect)

        fileprivate var bounds: CGRect {
            switch self {
            case .fill(let path, _, _): path.boundingRect
            case .stroke(let path, _, let style):
                path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
            case .view(_, let rect): rect
            }
        }
    }

    private struct State {
        var transform = CGAffineTransform.identity
        var fill = CGColor(gray: 0, alpha: 1)
        var stroke = CGColor(gray: 0, alpha: 1)
        var style = StrokeStyle(lineWidth: 1)
        var alpha: CGFloat = 1
    }

    package private(set) var steps: [Step] = []
    private var state = State()
    private var saved: [State] = []
    private var path = Path()

    package init() {}

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
        steps.append(.fill(path.applying(state.transform), faded(state.fill), isEvenOdd: isEvenOdd))
    }

    package func stroke(_ path: Path, _ style: StrokeStyle) {
        var style = style
        style.lineWidth *= state.transform.scale
        steps.append(.stroke(path.applying(state.transform), faded(state.stroke), style))
    }

    /// Shows a view at a place; only its origin follows the map.
    package func draw(_ view: AnyView, in rect: CGRect) {
        let origin = rect.origin.applying(state.transform)
        steps.append(.view(view, CGRect(origin: origin, size: rect.size)))
    }

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
