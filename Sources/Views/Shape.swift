package import Drawing
public import Foundation

/// An outline that fills the rectangle it is given.
public nonisolated protocol Shape: Animatable, View, Sendable {
    nonisolated func path(in rect: CGRect) -> Path
}

/// A shape that can be drawn further inside.
public nonisolated protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape

    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that the language itself provides.
package nonisolated protocol PrimitiveShape: InsettableShape {
    var geometry: ShapeGeometry { get }
}

extension PrimitiveShape {
    public nonisolated func path(in rect: CGRect) -> Path {
        Path(geometry.path(in: rect.rect))
    }

    public nonisolated func inset(by amount: CGFloat) -> InsetPrimitiveShape {
        InsetPrimitiveShape(geometry: .inset(geometry, Double(amount)))
    }
}

/// One of the language's shapes, further inside.
public nonisolated struct InsetPrimitiveShape: PrimitiveShape {
    package let geometry: ShapeGeometry
}

extension Shape {
    @MainActor public var body: some View {
        InkedShape(shape: self, ink: .fill(ForegroundStyle(), isEvenOdd: false))
    }

    /// The shape filled with a style.
    public func fill<Style: ShapeStyle>(
        _ style: Style = ForegroundStyle(), style fillStyle: FillStyle = FillStyle()
    ) -> some ShapeView<Self> {
        InkedShape(shape: self, ink: .fill(style, isEvenOdd: fillStyle.isEOFilled))
    }

    /// The shape's outline, half of its line inside and half outside.
    public func stroke<Style: ShapeStyle>(
        _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Self> {
        stroke(style, style: StrokeStyle(lineWidth: lineWidth))
    }

    public func stroke<Style: ShapeStyle>(
        _ style: Style, style strokeStyle: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Self> {
        InkedShape(shape: self, ink: .stroke(style, strokeStyle))
    }

    /// The area of a line along the outline, as a shape.
    public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }

    public func stroke(style: StrokeStyle) -> some Shape {
        StrokedShape(shape: self, style: style)
    }
}

extension InsettableShape {
    /// The shape's outline with its whole line inside.
    public func strokeBorder<Style: ShapeStyle>(
        _ style: Style = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View {
        inset(by: lineWidth / 2).stroke(style, lineWidth: lineWidth)
    }

    public func strokeBorder<Style: ShapeStyle>(
        _ style: Style = ForegroundStyle(), style strokeStyle: StrokeStyle, antialiased: Bool = true
    ) -> some View {
        inset(by: strokeStyle.lineWidth / 2).stroke(style, style: strokeStyle)
    }
}

/// A shape that is drawn, and can be drawn over again.
public nonisolated protocol ShapeView<Content>: View {
    associatedtype Content: Shape

    var shape: Content { get }
}

extension ShapeView {
    public func fill<Style: ShapeStyle>(
        _ style: Style = ForegroundStyle(), style fillStyle: FillStyle = FillStyle()
    ) -> some ShapeView<Content> {
        ShapeLayers(shape: shape, back: self, front: shape.fill(style, style: fillStyle))
    }

    public func stroke<Style: ShapeStyle>(
        _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        ShapeLayers(shape: shape, back: self, front: shape.stroke(style, lineWidth: lineWidth))
    }

    public func stroke<Style: ShapeStyle>(
        _ style: Style, style strokeStyle: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        ShapeLayers(shape: shape, back: self, front: shape.stroke(style, style: strokeStyle))
    }
}

extension ShapeView where Content: InsettableShape {
    public func strokeBorder<Style: ShapeStyle>(
        _ style: Style = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        ShapeLayers(shape: shape, back: self, front: shape.strokeBorder(style, lineWidth: lineWidth))
    }

    public func strokeBorder<Style: ShapeStyle>(
        _ style: Style = ForegroundStyle(), style strokeStyle: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        ShapeLayers(shape: shape, back: self, front: shape.strokeBorder(style, style: strokeStyle))
    }
}

/// A shape with what it is drawn in.
nonisolated struct InkedShape<S: Shape>: ShapeView {
    let shape: S
    let ink: ShapeDrawing.Ink
}

extension InkedShape: PrimitiveView {
    var primitive: Primitive { .shape(ShapeDrawing(shape: shape, ink: ink)) }
}

/// A shape drawn several times, one over the other.
nonisolated struct ShapeLayers<S: Shape, Back: View, Front: View>: ShapeView {
    let shape: S
    let back: Back
    let front: Front

    @MainActor var body: some View { back.overlay(front) }
}

/// How the inside of an outline that crosses itself is filled.
public nonisolated struct FillStyle: Hashable, Sendable {
    public var isEOFilled: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        self.isEOFilled = eoFill
    }
}

/// How a line along an outline is drawn; lengths are points.
public nonisolated struct StrokeStyle: Hashable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// The end of a line.
public nonisolated enum CGLineCap: Hashable, Sendable {
    case butt, round, square
}

/// The corner of a line.
public nonisolated enum CGLineJoin: Hashable, Sendable {
    case miter, round, bevel
}
