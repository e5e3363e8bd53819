import Drawing
import Foundation
import Geometry
package import Pixels
import Views

/// Reads values of the drawing language from the properties that a sidecar holds.
package struct PropertyReader {
    private let values: [String: PropertyValue]

    package init(_ values: [String: PropertyValue]) {
        self.values = values
    }

    package func number(_ key: String) -> Double? { values[key]?.number }
    package func string(_ key: String) -> String? { values[key]?.string }
    package func color(_ key: String) -> SRGBColor? { values[key]?.color }
    func point(_ key: String) -> Point? { values[key]?.point }

    func members(_ key: String) -> [PropertyValue] { values[key]?.members ?? [] }

    func flag(_ key: String) -> Bool? {
        if case .flag(let flag)? = values[key] { flag } else { nil }
    }

    func list(_ key: String) -> [PropertyValue]? {
        if case .list(let list)? = values[key] { list } else { nil }
    }

    /// Whether the picture is the one that the properties name.
    func isContent(of id: ImageID) -> Bool { values["content"] == PropertyValue(hash: id.contentHash) }

    var axis: LayoutAxis? {
        switch string("axis") {
        case "horizontal": .horizontal
        case "vertical": .vertical
        default: nil
        }
    }

    func axes(_ key: String) -> Axis.Set {
        let names = values[key]?.members.compactMap(\.string) ?? []
        return names.reduce(into: []) { $0.insert($1 == "horizontal" ? .horizontal : .vertical) }
    }

    var horizontalAlignment: HorizontalAlignment? {
        string("alignment").flatMap { HorizontalAlignment(named: $0) }
    }

    var verticalAlignment: VerticalAlignment? {
        string("alignment").flatMap { VerticalAlignment(named: $0) }
    }

    func alignment(_ key: String) -> Alignment? { string(key).flatMap { Alignment(named: $0) } }

    var insets: EdgeInsets {
        let all = number("all edges") ?? 0
        let edge = { (name: String) in CGFloat(number(name) ?? all) }
        return EdgeInsets(
            top: edge("top"), leading: edge("leading"), bottom: edge("bottom"), trailing: edge("trailing"))
    }

    var fillRule: Drawing.Path.FillRule {
        string("rule").flatMap { Drawing.Path.FillRule(rawValue: $0) } ?? .nonZero
    }

    var tracks: [GridItem]? {
        guard let list = list("tracks") else { return nil }
        let tracks = list.compactMap { value -> GridItem? in
            guard case .record(let record) = value else { return nil }
            return GridItem(PropertyReader(record))
        }
        return tracks.count == list.count ? tracks : nil
    }

    var geometry: ShapeGeometry? {
        var geometry: ShapeGeometry
        switch string("shape") {
        case "rectangle": geometry = .rectangle
        case "circle": geometry = .circle
        case "ellipse": geometry = .ellipse
        case "capsule": geometry = .capsule
        case "rounded rectangle":
            let radii = values["corner radius"]?.members.compactMap(\.number) ?? []
            guard let first = radii.first, radii.count == 1 || radii.count == 4 else { return nil }
            let corners =
                radii.count == 1
                ? CornerRadii(all: first)
                : CornerRadii(
                    topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3])
            geometry = .roundedRectangle(corners, isContinuous: string("corners") == "continuous")
        default: return nil
        }
        for inset in values["inset"]?.members ?? [] {
            guard let amount = inset.number else { return nil }
            geometry = .inset(geometry, amount)
        }
        return geometry
    }

    /// What an element of such a name does with its content's picture.
    func visualChange(named name: String) -> VisualChange? {
        let anchor = point("anchor").map { UnitPoint(x: CGFloat($0.x), y: CGFloat($0.y)) }
        switch name {
        case "blur": return number("radius").map { .blur($0) }
        case "scale":
            guard let x = number("x"), let y = number("y"), let anchor else { return nil }
            return .scale(x: x, y: y, anchor: anchor)
        case "rotation":
            guard let degrees = number("degrees"), let anchor else { return nil }
            return .rotation(.degrees(degrees), anchor: anchor)
        case "transform":
            let map = list("map")?.compactMap(\.number).map { CGFloat($0) } ?? []
            guard map.count == 6 else { return nil }
            return .transform(
                CGAffineTransform(a: map[0], b: map[1], c: map[2], d: map[3], tx: map[4], ty: map[5]))
        case "blend mode":
            return BlendMode.allCases.first { "\($0)" == string("mode") }.map { .blend($0) }
        case "brightness": return number("amount").map { .brightness($0) }
        case "contrast": return number("amount").map { .contrast($0) }
        case "saturation": return number("amount").map { .saturation($0) }
        case "grayscale": return number("amount").map { .grayscale($0) }
        case "hue rotation": return number("degrees").map { .hueRotation(.degrees($0)) }
        case "color multiply": return color("color").map { .colorMultiply($0) }
        case "color invert": return .colorInvert
        case "luminance to alpha": return .luminanceToAlpha
        case "group": return .group
        default: return nil
        }
    }

    var shadows: [Shadow] {
        members("shadows").compactMap { value in
            guard case .record(let record) = value else { return nil }
            let values = PropertyReader(record)
            guard let color = values.color("inner") ?? values.color("drop"),
                let deviation = values.number("radius"), let offset = values.point("offset")
            else { return nil }
            return Shadow(
                color: color, deviation: deviation, offset: offset, isInner: values.color("inner") != nil)
        }
    }

    /// How a symbol's layers are painted.
    var symbolAppearance: SymbolAppearance {
        var appearance = SymbolAppearance(value: number("variable value"), scale: number("symbol scale") ?? 1)
        if string("layers") == "hierarchical" { appearance.coloring = .hierarchical }
        let colors = list("layers")?.compactMap(\.color) ?? []
        if !colors.isEmpty { appearance.coloring = .layers(colors) }
        return appearance
    }

    /// How letters and symbols are drawn where their colour does not say it.
    var letterInk: Drawing.Ink? {
        let ink = Drawing.Ink(fill: values["fill"]?.fill, shadows: shadows)
        return ink == Drawing.Ink() ? nil : ink
    }

    var ink: ResolvedShape.Ink? {
        if let fill = values["fill"] { return fill.fill.map { .fill($0, fillRule) } }
        guard let stroke = values["stroke"]?.fill, let width = number("line width") else { return nil }
        var dash = list("dash")?.compactMap(\.number) ?? []
        let phase = dash.popLast() ?? 0
        return .stroke(
            stroke,
            Drawing.StrokeStyle(
                width: width,
                cap: string("line cap").flatMap { Drawing.StrokeStyle.Cap(rawValue: $0) } ?? .butt,
                join: string("line join").flatMap { Drawing.StrokeStyle.Join(rawValue: $0) } ?? .miter,
                miterLimit: number("miter limit") ?? 10, dash: dash, dashPhase: phase))
    }
}

extension PropertyValue {
    fileprivate var number: Double? {
        if case .number(let number) = self { number } else { nil }
    }

    fileprivate var string: String? {
        if case .string(let string) = self { string } else { nil }
    }

    fileprivate var point: Point? {
        let numbers = members.compactMap(\.number)
        return numbers.count == 2 ? Point(x: numbers[0], y: numbers[1]) : nil
    }

    fileprivate var fill: ShapeFill? {
        guard case .record(let record) = self else { return color.map { .color($0) } }
        let values = PropertyReader(record)
        if let color = values.color("material"), let deviation = values.number("blur") {
            return .material(color, blurDeviation: deviation)
        }
        let stops = { (key: String) -> [GradientStop]? in
            guard let list = values.list(key) else { return nil }
            let stops = list.compactMap { stop -> GradientStop? in
                guard stop.members.count == 2, let color = stop.members[0].color,
                    let location = stop.members[1].number
                else { return nil }
                return GradientStop(color: color, location: location)
            }
            return stops.count == list.count ? stops : nil
        }
        if let colors = stops("linear"), let from = values.point("from"), let to = values.point("to") {
            return .linear(colors, from: from, to: to)
        }
        guard let center = values.point("center") else { return nil }
        if let colors = stops("radial"), let radii = values.point("radii") {
            return .radial(colors, center: center, startRadius: radii.x, endRadius: radii.y)
        }
        if let colors = stops("angular"), let angles = values.point("angles") {
            return .angular(colors, center: center, startAngle: angles.x, endAngle: angles.y)
        }
        return nil
    }
}

extension HorizontalAlignment {
    init?(named name: String) {
        switch name {
        case "leading": self = .leading
        case "center": self = .center
        case "trailing": self = .trailing
        default: return nil
        }
    }
}

extension VerticalAlignment {
    fileprivate init?(named name: String) {
        switch name {
        case "top": self = .top
        case "center": self = .center
        case "bottom": self = .bottom
        case "first text baseline": self = .firstTextBaseline
        case "last text baseline": self = .lastTextBaseline
        default: return nil
        }
    }
}

extension Alignment {
    fileprivate init?(named name: String) {
        guard let space = name.firstIndex(of: " "),
            let horizontal = HorizontalAlignment(named: String(name[..<space])),
            let vertical = VerticalAlignment(named: String(name[name.index(after: space)...]))
        else { return nil }
        self.init(horizontal: horizontal, vertical: vertical)
    }
}

extension GridItem {
    fileprivate init?(_ values: PropertyReader) {
        let size: Size
        if let length = values.number("fixed") {
            size = .fixed(CGFloat(length))
        } else if let range = values.point("flexible") {
            size = .flexible(minimum: CGFloat(range.x), maximum: CGFloat(range.y))
        } else if let range = values.point("adaptive") {
            size = .adaptive(minimum: CGFloat(range.x), maximum: CGFloat(range.y))
        } else {
            return nil
        }
        self.init(
            size, spacing: values.number("spacing").map { CGFloat($0) },
            alignment: values.alignment("alignment"))
    }
}
