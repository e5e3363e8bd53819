import Foundation
import Vitrine

/// The lines of the axes and the marks, in a plot of a size.
struct PlotView: View {
    let plan: ChartPlan
    let size: CGSize

    var body: some View {
        ZStack(alignment: .topLeading) {
            if plan.hasAxes {
                AxisLines(plan: plan, size: size)
            }
            if plan.isScrolled { marks.clipped() } else { marks }
        }
        .frame(width: size.width, height: size.height, alignment: .topLeading)
    }

    private var marks: some View {
        let pieces = pieces
        return ZStack(alignment: .topLeading) {
            ForEach(0..<pieces.count, id: \.self) { pieces[$0].view }
        }
        .frame(width: size.width, height: size.height, alignment: .topLeading)
    }

    private struct Piece {
        let zIndex: Double
        let view: AnyView
    }

    /// What is drawn, from the back to the front.
    private var pieces: [Piece] {
        var pieces: [Piece] = []
        var drawnSeries: Set<[PlottedValue?]> = []
        let geometry = MarkGeometry(plan: plan, size: size)
        for placed in plan.marks {
            let mark = placed.mark
            switch mark.kind {
            case .bar, .rectangle:
                guard let rect = geometry.rect(of: placed) else { continue }
                add(BarView(rect: rect, mark: mark, style: plan.style(of: mark)), mark, rect, to: &pieces)
            case .rule:
                guard let rect = geometry.rect(of: placed) else { continue }
                let path = Path {
                    $0.move(to: CGPoint(x: rect.minX, y: rect.minY))
                    $0.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
                }
                let view = PlotPath(
                    path: path, style: plan.style(of: mark),
                    stroke: mark.lineStyle ?? StrokeStyle(lineWidth: 1))
                add(view, mark, rect, to: &pieces)
            case .point:
                guard let point = geometry.point(of: placed) else { continue }
                add(symbol(of: mark, at: point), mark, around(point, mark), to: &pieces)
            case .line, .area:
                let key = mark.seriesKey + [.category(mark.kind == .line ? "line" : "area")]
                if drawnSeries.insert(key).inserted {
                    let series = plan.marks.filter {
                        $0.mark.kind == mark.kind && $0.mark.seriesKey == mark.seriesKey
                    }
                    add(curve(of: series, geometry), mark, nil, to: &pieces)
                }
                guard let point = geometry.edges(of: placed)?.high ?? geometry.point(of: placed) else {
                    continue
                }
                let hasSymbol = mark.symbolView != nil || plan.symbol(of: mark) != nil
                add(hasSymbol ? symbol(of: mark, at: point) : nil, mark, around(point, mark), to: &pieces)
            case .sector: continue
            }
        }
        addSectors(to: &pieces)
        return pieces.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
            .map(\.element)
    }

    private func add(
        _ view: (some View)?, _ mark: Mark, _ rect: CGRect?, to pieces: inout [Piece]
    ) {
        if let view {
            let drawn = mark.effects.reduce(AnyView(view)) { applying($1, to: $0, in: rect) }
            pieces.append(Piece(zIndex: mark.zIndex, view: AnyView(drawn.opacity(mark.opacity))))
        }
        guard let rect else { return }
        for annotation in mark.annotations {
            let view = AnnotationView(annotation: annotation, rect: rect)
            pieces.append(Piece(zIndex: mark.zIndex, view: AnyView(view)))
        }
    }

    /// - Parameter rect: the mark's place.
    private func applying(_ effect: MarkEffect, to view: AnyView, in rect: CGRect?) -> AnyView {
        switch effect {
        case .blur(let radius): AnyView(view.blur(radius: radius))
        case .shadow(let color, let radius, let x, let y):
            AnyView(view.shadow(color: color, radius: radius, x: x, y: y))
        case .mask(let content):
            AnyView(
                view.frame(width: size.width, height: size.height, alignment: .topLeading)
                    .mask { PlotView(plan: plan.showing(content), size: size).marks })
        case .clip(let shape, let style):
            AnyView(
                view.frame(width: size.width, height: size.height, alignment: .topLeading)
                    .clipShape(shape.path(in: rect ?? CGRect(origin: .zero, size: size)), style: style))
        }
    }

    private func addSectors(to pieces: inout [Piece]) {
        let geometry = SectorGeometry(plan.marks.map(\.mark).filter { $0.kind == .sector }, size: size)
        for sector in geometry.sectors {
            let (mark, middle) = (sector.mark, geometry.middle(of: sector))
            let view = PlotPath(path: geometry.path(of: sector), style: plan.style(of: mark))
            add(view, mark, CGRect(origin: middle, size: .zero), to: &pieces)
        }
    }

    /// The line or area of a series.
    private func curve(of series: [PlacedMark], _ geometry: MarkGeometry) -> AnyView {
        guard let mark = series.first?.mark else { return AnyView(EmptyView()) }
        let method = mark.interpolation ?? .linear
        if mark.kind == .line {
            let path = LineCurve(points: series.compactMap(geometry.point), method: method).path
            let stroke = mark.lineStyle ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
            return AnyView(PlotPath(path: path, style: plan.style(of: mark), stroke: stroke))
        }
        let edges = series.compactMap(geometry.edges)
        let upper = LineCurve(points: edges.map(\.high), method: method)
        let lower = LineCurve(points: edges.map(\.low).reversed(), method: method.backwards)
        let path = Path { path in
            guard let first = upper.points.first, let last = lower.points.first else { return }
            path.move(to: first)
            upper.add(to: &path)
            path.addLine(to: last)
            lower.add(to: &path)
            path.closeSubpath()
        }
        return AnyView(PlotPath(path: path, style: plan.style(of: mark)))
    }

    /// The form of a point; the area of the form's square is 36 square points by itself.
    private func symbol(of mark: Mark, at point: CGPoint) -> AnyView? {
        if let view = mark.symbolView {
            return AnyView(view.fixedSize().frame(width: 0, height: 0).offset(x: point.x, y: point.y))
        }
        let form = plan.symbol(of: mark) ?? BasicChartSymbolShape.circle
        let side = sqrt(mark.symbolSize ?? 36)
        let rect = CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
        let stroke = (form as? any StrokedChartSymbolShape).map { StrokeStyle(lineWidth: $0.lineWidth) }
        return AnyView(PlotPath(path: form.path(in: rect), style: plan.style(of: mark), stroke: stroke))
    }

    private func around(_ point: CGPoint, _ mark: Mark) -> CGRect {
        let side = mark.kind == .point ? sqrt(mark.symbolSize ?? 36) : 0
        return CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
    }
}

extension InterpolationMethod {
    /// The same curve where its points come in the other order.
    fileprivate var backwards: InterpolationMethod {
        switch self {
        case .stepStart: .stepEnd
        case .stepEnd: .stepStart
        default: self
        }
    }
}

/// A bar or rectangle.
private struct BarView: View {
    let rect: CGRect
    let mark: Mark
    let style: AnyShapeStyle

    var body: some View {
        RoundedRectangle(cornerRadius: mark.cornerRadius ?? 0)
            .fill(style)
            .frame(width: rect.width, height: rect.height)
            .offset(x: rect.minX, y: rect.minY)
    }
}

/// A view beside a mark, in its own size.
private struct AnnotationView: View {
    let annotation: MarkAnnotation
    let rect: CGRect

    var body: some View {
        let place = place
        annotation.content(rect.size).fixedSize()
            .frame(width: 0, height: 0, alignment: place.alignment)
            .offset(x: place.point.x, y: place.point.y)
    }

    private var place: (point: CGPoint, alignment: Alignment) {
        let (spacing, position) = (annotation.spacing, annotation.position.mark)
        let (x, fromLeft): (CGFloat, HorizontalAlignment) =
            switch position.x {
            case 0: (rect.minX - spacing, .trailing)
            case 1: (rect.maxX + spacing, .leading)
            default:
                switch annotation.alignment.horizontal {
                case .leading: (rect.minX, .leading)
                case .trailing: (rect.maxX, .trailing)
                default: (rect.midX, .center)
                }
            }
        let (y, fromTop): (CGFloat, VerticalAlignment) =
            if position.y <= 0 { (rect.minY - spacing, .bottom) } else if position.y >= 1 {
                (rect.maxY + spacing, .top)
            } else {
                switch annotation.alignment.vertical {
                case .top: (rect.minY, .top)
                case .bottom: (rect.maxY, .bottom)
                default: (rect.midY, .center)
                }
            }
        return (CGPoint(x: x, y: y), Alignment(horizontal: fromLeft, vertical: fromTop))
    }
}
