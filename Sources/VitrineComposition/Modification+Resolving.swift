import Foundation
import VitrineDrawing
import VitrineGeometry
import VitrineViews

extension Modification {
    /// The kind of node that the modification is in an environment.
    @MainActor
    func kind(in scope: Scope) throws -> ResolvedNode.Kind {
        switch self {
        case .resolved(let modification): return .modified(modification)
        case .padding(let edges, let length):
            // The system's own padding is 16 pt.
            let length = CGFloat(length ?? 16)
            return .modified(
                .padding(
                    EdgeInsets(
                        top: edges.contains(.top) ? length : 0,
                        leading: edges.contains(.leading) ? length : 0,
                        bottom: edges.contains(.bottom) ? length : 0,
                        trailing: edges.contains(.trailing) ? length : 0)))
        case .background(_, let alignment): return .background(alignment)
        case .overlay(_, let alignment): return .overlay(alignment)
        case .mask(_, let alignment): return .mask(alignment)
        case .shadow(let color, let radius, let x, let y):
            return .shadow(
                Shadow(
                    color: color.sRGB(in: scope.environment), deviation: radius, offset: Point(x: x, y: y)))
        case .clip(let shape, let isEvenOdd):
            return .clip(shape.outline(in: scope.environment), isEvenOdd ? .evenOdd : .nonZero)
        case .safeAreaIgnored, .identified, .trait, .layoutTrait, .accessibility, .accessibilityContent,
            .accessibilityLabelContent, .interactions, .actionContent, .tokens, .coordinateSpaces,
            .geometryObserved:
            preconditionFailure("what tells something about an element makes none around it")
        }
    }

    /// Whether the modification makes something around a view; the others hand values to the containers around.
    var isAroundViews: Bool {
        switch self {
        case .identified, .trait, .layoutTrait, .resolved(.layoutPriority), .accessibility,
            .accessibilityContent, .accessibilityLabelContent, .interactions, .actionContent, .tokens,
            .coordinateSpaces,
            .geometryObserved:
            false
        default: true
        }
    }

    /// The view that is shown beside the modified one.
    var secondaryView: (view: any View, alignment: Alignment)? {
        switch self {
        case .background(let view, let alignment), .overlay(let view, let alignment),
            .mask(let view, let alignment):
            (view, alignment)
        default: nil
        }
    }
}

extension Shape {
    func outline(in environment: EnvironmentValues) -> Outline {
        if let shape = self as? any PrimitiveShape { return .geometry(shape.geometry(in: environment)) }
        // The path is asked for when the shape is painted, and what it notes is the picture's as well.
        let resources = Resources.current
        return .custom(String(describing: Self.self)) { rect in
            let room = CGRect(x: 0, y: 0, width: rect.width, height: rect.height)
            let drawn = Resources.$current.withValue(resources) { path(in: room) }
            // A shape draws in coordinates of its own, whose origin is its rectangle's corner.
            return drawn.offsetBy(dx: CGFloat(rect.minX), dy: CGFloat(rect.minY)).drawing
        }
    }
}

extension ShapeDrawing {
    /// What the shape is called in ids.
    var name: String {
        let name = TypeNames.name(of: type(of: shape))
        return name == "InsetPrimitiveShape" ? "Border" : name
    }

    /// The same drawing, as a line where it is the area of a line that is filled.
    var unfolded: ShapeDrawing {
        guard case .fill(let style, _) = ink, let line = shape as? any StrokedOutline else { return self }
        return ShapeDrawing(shape: line.strokedShape, ink: .stroke(style, line.strokeStyle))
    }

    /// The drawing in the styles of an environment.
    @MainActor
    func resolved(in environment: EnvironmentValues, noting uses: TokenUses) -> ResolvedShape {
        let outline = uses.noting("corner radius") { shape.outline(in: environment) }
        switch ink {
        case .fill(let style, let isEvenOdd):
            let fill = uses.noting("fill") { style.resolvedFill(in: environment) }
            return ResolvedShape(
                outline: outline, ink: .fill(fill, isEvenOdd ? .evenOdd : .nonZero),
                shadows: style.resolvedShadows(in: environment))
        case .stroke(let style, let stroke):
            let fill = uses.noting("stroke") { style.resolvedFill(in: environment) }
            return ResolvedShape(
                outline: outline, ink: .stroke(fill, VitrineDrawing.StrokeStyle(stroke)),
                shadows: style.resolvedShadows(in: environment))
        }
    }
}

extension VitrineDrawing.StrokeStyle {
    init(_ style: VitrineViews.StrokeStyle) {
        let cap: Cap =
            switch style.lineCap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        let join: Join =
            switch style.lineJoin {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        self.init(
            width: Double(style.lineWidth), cap: cap, join: join, miterLimit: Double(style.miterLimit),
            dash: style.dash.map { Double($0) }, dashPhase: Double(style.dashPhase))
    }
}
