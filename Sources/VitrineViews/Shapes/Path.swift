public import Foundation
package import VitrineDrawing
package import VitrineGeometry

/// Outlines made of lines and curves, in points.
public nonisolated struct Path: Hashable, Sendable {
    package var drawing: VitrineDrawing.Path

    package init(_ drawing: VitrineDrawing.Path) {
        self.drawing = drawing
    }

    public init() {
        self.init(VitrineDrawing.Path())
    }

    public init(_ rect: CGRect) {
        self.init(VitrineDrawing.Path(rectangle: rect.rect))
    }

    public init(ellipseIn rect: CGRect) {
        self.init(VitrineDrawing.Path(ellipse: rect.rect))
    }

    public init(
        roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            VitrineDrawing.Path(
                roundedRectangle: rect.rect, radii: CornerRadii(all: Double(cornerRadius)),
                isContinuous: style == .continuous))
    }

    public init(
        roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        self.init(roundedRect: rect, cornerRadius: cornerSize.width, style: style)
    }

    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            VitrineDrawing.Path(
                roundedRectangle: rect.rect, radii: cornerRadii.radii, isContinuous: style == .continuous))
    }

    public init(_ build: (inout Path) -> Void) {
        self.init()
        build(&self)
    }

    public var isEmpty: Bool { drawing.elements.isEmpty }

    public mutating func move(to point: CGPoint) {
        drawing.elements.append(.move(to: point.point))
    }

    public mutating func addLine(to point: CGPoint) {
        drawing.elements.append(.line(to: point.point))
    }

    public mutating func addLines(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        drawing.elements.append(
            .curve(to: point.point, control1: control1.point, control2: control2.point))
    }

    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        let start = currentPoint ?? end
        let control1 = CGPoint(
            x: start.x + 2 / 3 * (control.x - start.x), y: start.y + 2 / 3 * (control.y - start.y))
        let control2 = CGPoint(x: end.x + 2 / 3 * (control.x - end.x), y: end.y + 2 / 3 * (control.y - end.y))
        addCurve(to: end, control1: control1, control2: control2)
    }

    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(rect), transform: transform)
    }

    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(ellipseIn: rect), transform: transform)
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(
            Path(roundedRect: rect, cornerRadius: cornerSize.width, style: style), transform: transform)
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
    }

    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        drawing.elements += (transform == .identity ? path : path.applying(transform)).drawing.elements
    }

    public mutating func closeSubpath() {
        drawing.elements.append(.close)
    }

    /// The end of what has been added so far; nothing after a closed outline.
    public var currentPoint: CGPoint? {
        switch drawing.elements.last {
        case .move(let point), .line(let point), .curve(let point, _, _): CGPoint(x: point.x, y: point.y)
        case .close, nil: nil
        }
    }
}

extension Path: Shape {
    public func path(in rect: CGRect) -> Path { self }
}

extension CGPoint {
    package nonisolated var point: Point { Point(x: Double(x), y: Double(y)) }
}

extension CGRect {
    package nonisolated init(_ rect: Rect) {
        self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }

    package nonisolated var rect: Rect {
        Rect(x: Double(minX), y: Double(minY), width: Double(width), height: Double(height))
    }
}
