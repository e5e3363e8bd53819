public import CoreGraphics
public import Foundation
import Vitrine

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners = UIRectCorner(rawValue: 15)
}

/// An outline as UIKit builds it.
public final class UIBezierPath: NSObject {
    private var path = Path()

    public var lineWidth: CGFloat = 1
    public var lineCapStyle = CGLineCap.butt
    public var lineJoinStyle = CGLineJoin.miter
    public var miterLimit: CGFloat = 10
    public var usesEvenOddFillRule = false
    private var dash: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

    override public init() {}

    public init(cgPath: CGPath) {
        path = Path(cgPath)
    }

    public init(rect: CGRect) {
        path.addRect(rect)
    }

    public init(ovalIn rect: CGRect) {
        path.addEllipse(in: rect)
    }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        path.addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// A rectangle with some of its corners rounded.
    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        let radius = min(cornerRadii.width, rect.width / 2, rect.height / 2)
        let turns: [(corner: UIRectCorner, x: CGFloat, y: CGFloat, start: Double)] = [
            (.topRight, rect.maxX, rect.minY, -90), (.bottomRight, rect.maxX, rect.maxY, 0),
            (.bottomLeft, rect.minX, rect.maxY, 90), (.topLeft, rect.minX, rect.minY, 180),
        ]
        path.move(to: CGPoint(x: rect.minX + (corners.contains(.topLeft) ? radius : 0), y: rect.minY))
        for turn in turns {
            guard corners.contains(turn.corner) else {
                path.addLine(to: CGPoint(x: turn.x, y: turn.y))
                continue
            }
            let center = CGPoint(
                x: turn.x + (turn.x == rect.maxX ? -radius : radius),
                y: turn.y + (turn.y == rect.maxY ? -radius : radius))
            path.addArc(
                center: center, radius: radius, startAngle: .degrees(turn.start),
                endAngle: .degrees(turn.start + 90), clockwise: false)
        }
        path.closeSubpath()
    }

    public func move(to point: CGPoint) {
        path.move(to: point)
    }

    public func addLine(to point: CGPoint) {
        path.addLine(to: point)
    }

    public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
    }

    public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: end, control: controlPoint)
    }

    /// Turns clockwise on the screen where it says so, unlike ``Path``, whose word is for a y axis upwards.
    public func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
    }

    public func close() {
        path.closeSubpath()
    }

    public init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        super.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    public func append(_ bezierPath: UIBezierPath) {
        path.addPath(bezierPath.path)
    }

    public func apply(_ transform: CGAffineTransform) {
        path = path.applying(transform)
    }

    /// The same outline from its end to its beginning.
    public func reversing() -> UIBezierPath {
        let reversed = UIBezierPath()
        reversed.path = path.reversed
        (reversed.lineWidth, reversed.lineCapStyle, reversed.lineJoinStyle) = (
            lineWidth, lineCapStyle, lineJoinStyle
        )
        (reversed.miterLimit, reversed.usesEvenOddFillRule, reversed.dash) = (
            miterLimit, usesEvenOddFillRule, dash
        )
        return reversed
    }

    public func removeAllPoints() {
        path = Path()
    }

    public func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }

    public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
    }

    /// Fills the outline in the current context.
    public func fill() {
        UIGraphicsGetCurrentContext()?.fill(path, isEvenOdd: usesEvenOddFillRule)
    }

    /// Strokes the outline in the current context.
    public func stroke() {
        let style = StrokeStyle(
            lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit,
            dash: dash.pattern, dashPhase: dash.phase)
        UIGraphicsGetCurrentContext()?.stroke(path, style)
    }

    public var isEmpty: Bool { path.isEmpty }
    public var bounds: CGRect { path.boundingRect }
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    public var cgPath: CGPath {
        get { path.cgPath }
        set { path = Path(newValue) }
    }
}
