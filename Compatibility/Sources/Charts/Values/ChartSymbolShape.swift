public import Foundation
public import Vitrine

/// The form of a point.
public protocol ChartSymbolShape: Shape {
    /// How large the form is beside others of the same size.
    var perceptualUnitRect: CGRect { get }
}

/// The forms that points have by default.
public struct BasicChartSymbolShape: ChartSymbolShape {
    enum Kind: CaseIterable {
        case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
    }

    let kind: Kind

    public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

    /// In the order in which series get them.
    static let all = Kind.allCases.map(BasicChartSymbolShape.init)

    public func path(in rect: CGRect) -> Path {
        switch kind {
        case .circle: Path(ellipseIn: rect)
        case .square: Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
        case .triangle: Self.polygon(corners: 3, in: rect)
        case .diamond: Self.polygon(corners: 4, in: rect)
        case .pentagon: Self.polygon(corners: 5, in: rect)
        case .plus: Self.bars(2, from: 0, in: rect)
        case .cross: Self.bars(2, from: .pi / 4, in: rect)
        case .asterisk: Self.bars(3, from: .pi / 2, in: rect)
        }
    }

    /// A regular one with a corner at the top.
    private static func polygon(corners: Int, in rect: CGRect) -> Path {
        Path { path in
            path.addLines(
                (0..<corners).map { corner in
                    let angle = CGFloat(corner) / CGFloat(corners) * 2 * .pi - .pi / 2
                    return CGPoint(
                        x: rect.midX + cos(angle) * rect.width / 2,
                        y: rect.midY + sin(angle) * rect.height / 2)
                })
            path.closeSubpath()
        }
    }

    /// Bars through the middle, at equal angles.
    private static func bars(_ count: Int, from start: CGFloat, in rect: CGRect) -> Path {
        let (length, width) = (rect.width, rect.width / 4)
        let middle = CGAffineTransform(translationX: rect.midX, y: rect.midY)
        return Path { path in
            for bar in 0..<count {
                let turned = middle.rotated(by: start + CGFloat(bar) / CGFloat(count) * .pi)
                let rect = CGRect(x: -length / 2, y: -width / 2, width: length, height: width)
                path.addPath(Path(rect).applying(turned))
            }
        }
    }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
    public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
    public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
    public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
    public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

extension Circle: ChartSymbolShape {
    public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

extension ChartSymbolShape {
    /// The line inside of the form's edge.
    @_disfavoredOverload
    public func strokeBorder(lineWidth: CGFloat = 2) -> some ChartSymbolShape {
        BorderedChartSymbolShape(form: self, lineWidth: lineWidth)
    }

    /// The same; of the style the width counts.
    @_disfavoredOverload
    public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
        strokeBorder(lineWidth: style.lineWidth)
    }
}

/// A form of which the line is drawn.
protocol StrokedChartSymbolShape: ChartSymbolShape {
    var lineWidth: CGFloat { get }
}

private struct BorderedChartSymbolShape<Form: ChartSymbolShape>: StrokedChartSymbolShape {
    let form: Form
    let lineWidth: CGFloat

    var perceptualUnitRect: CGRect { form.perceptualUnitRect }

    func path(in rect: CGRect) -> Path {
        form.path(in: rect.insetBy(dx: lineWidth / 2, dy: lineWidth / 2))
    }
}
