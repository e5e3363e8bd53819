import VitrineDrawing
import VitrineJSONValues
import VitrinePixels

extension ElementKinds {
    static let shape = ElementKind<ResolvedShape>("shape", ResolvedShape.properties) { stored in
        guard let outline = stored.outline, let ink = ResolvedShape.Ink(stored.properties) else { return nil }
        return stored.properties
            .element(
                ResolvedShape(outline: outline, ink: ink, isSquare: outline.isCircle),
                [ResolvedShape.squareness, ResolvedShape.shadows]
            )
            .map { .shape($0) }
    }
}

extension ResolvedShape {
    fileprivate static let properties: [Property<ResolvedShape>] =
        Outline.properties.map { $0.ofPart(\.outline) } + FilledArea.properties.map { $0.ofPart(\.area) }
        + StrokedLine.properties.map { $0.ofPart(\.line) } + [squareness, shadows]

    /// Where the outline does not say it: a circle's box is square, those of other shapes are as large as what is proposed.
    fileprivate static let squareness = Property<ResolvedShape>(
        "square", optional: \.explicitSquareness, .flag, .place)

    fileprivate static let shadows = Property<ResolvedShape>(
        "shadows", \.shadows, .shadows, .paint, default: [])

    private var explicitSquareness: Bool? {
        get { isSquare == outline.isCircle ? nil : isSquare }
        set { isSquare = newValue ?? outline.isCircle }
    }

    private var area: FilledArea? {
        if case .fill(let fill, let rule) = ink { FilledArea(fill: fill, rule: rule) } else { nil }
    }

    private var line: StrokedLine? {
        if case .stroke(let fill, let style) = ink { StrokedLine(fill: fill, style: style) } else { nil }
    }
}

private struct FilledArea {
    var fill: ShapeFill
    var rule: Path.FillRule

    static let properties: [Property<FilledArea>] = [
        Property("fill", \.fill, .fill, .paint),
        Property("rule", \.rule, .word, .content, default: .nonZero),
    ]
}

private struct StrokedLine {
    var fill: ShapeFill
    var style: StrokeStyle

    static let properties: [Property<StrokedLine>] = [
        Property("stroke", \.fill, .fill, .paint),
        Property("line width", \.style.width, .points(.length), .paint),
        Property("line cap", \.style.cap, .word, .paint, default: .butt),
        Property("line join", \.style.join, .word, .paint, default: .miter),
        Property("miter limit", optional: \.miterLimit, .factor, .paint),
        Property("dash", optional: \.dash, .numbers(.points), .paint),
    ]

    /// Where it decides something and is not the usual one.
    private var miterLimit: Double? {
        get { style.join == .miter && style.miterLimit != 10 ? style.miterLimit : nil }
        set { style.miterLimit = newValue ?? 10 }
    }

    /// The lengths, then the phase; nothing for a solid line.
    private var dash: [Double]? {
        get { style.dash.isEmpty ? nil : style.dash + [style.dashPhase] }
        set {
            style.dash = newValue ?? []
            style.dashPhase = style.dash.popLast() ?? 0
        }
    }
}

extension ResolvedShape.Ink {
    fileprivate init?(_ properties: [String: JSONValue]) {
        let area = FilledArea(fill: .color(.clear), rule: .nonZero)
        let line = StrokedLine(fill: .color(.clear), style: StrokeStyle())
        if let area = properties.element(area, FilledArea.properties) {
            self = .fill(area.fill, area.rule)
        } else if let line = properties.element(line, StrokedLine.properties) {
            self = .stroke(line.fill, line.style)
        } else {
            return nil
        }
    }
}
