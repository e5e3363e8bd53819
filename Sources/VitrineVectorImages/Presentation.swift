import Foundation
import VitrineDrawing
import VitrinePixels

/// How shapes are painted where nothing else is said: the attributes that children inherit.
struct Presentation {
    private var fill: Source? = .ink(.color(.black))
    private var fillOpacity = 1.0
    private var fillRule = Path.FillRule.nonZero
    private var stroke: Source?
    private var strokeOpacity = 1.0
    private var strokeStyle = StrokeStyle(miterLimit: 4)
    private var layer = VectorImage.Layer.primary
    private var effect = VectorImage.Effect.covers
    private var threshold: Double?
    private var isVisible = true
    /// What `currentColor` is; nothing where that is the colour around the icon.
    private var color: SRGBColor?

    /// What `fill` and `stroke` name.
    private enum Source {
        case ink(VectorImage.Ink)
        /// A gradient of the file by its identifier, and what is taken where there is none.
        case gradient(String, fallback: VectorImage.Ink?)
    }

    /// Makes a paint of a gradient's identifier.
    typealias GradientInk = (String) throws(VectorImageError) -> VectorImage.Ink?

    /// The attributes that ``set(_:to:)`` understands.
    static let attributes: Set<String> = [
        "fill", "fill-opacity", "fill-rule", "stroke", "stroke-opacity", "stroke-width", "stroke-linecap",
        "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset", "visibility",
        "color",
    ]

    /// The attributes that hold for an element as a whole, and are not inherited.
    static let wholeAttributes: Set<String> = ["clip-path", "mask", "opacity"]

    static func isInherited(_ attribute: String) -> Bool { !wholeAttributes.contains(attribute) }

    /// What a symbol's file says beyond SVG, in attributes that other programs pass over.
    static let symbolAttributes: Set<String> = [
        "data-symbol-layer", "data-symbol-effect", "data-symbol-threshold",
    ]

    mutating func set(_ attribute: String, to value: String) throws(ValueError) {
        switch attribute {
        case "fill": fill = try Self.source(value)
        case "fill-opacity": fillOpacity = try Self.opacity(value)
        case "fill-rule":
            fillRule = try Self.choice(value, ["nonzero": .nonZero, "evenodd": .evenOdd])
        case "stroke": stroke = try Self.source(value)
        case "stroke-opacity": strokeOpacity = try Self.opacity(value)
        case "stroke-width": strokeStyle.width = try Length.nonNegative(value)
        case "stroke-linecap":
            strokeStyle.cap = try Self.choice(value, ["butt": .butt, "round": .round, "square": .square])
        case "stroke-linejoin":
            strokeStyle.join = try Self.choice(value, ["miter": .miter, "round": .round, "bevel": .bevel])
        case "stroke-miterlimit": strokeStyle.miterLimit = try Length.nonNegative(value)
        case "stroke-dasharray": strokeStyle.dash = try Self.dash(value)
        case "stroke-dashoffset": strokeStyle.dashPhase = try Length.parsing(value)
        case "visibility":
            isVisible = try Self.choice(value, ["visible": true, "hidden": false, "collapse": false])
        case "color": if value.lowercased() != "currentcolor" { color = try SRGBColor.parsing(value) }
        case "data-symbol-layer":
            layer = try Self.choice(
                value, ["primary": .primary, "secondary": .secondary, "tertiary": .tertiary])
        case "data-symbol-effect":
            effect = try Self.choice(value, ["covers": .covers, "erases": .erases, "engraves": .engraves])
        case "data-symbol-threshold": threshold = try Self.opacity(value)
        default: preconditionFailure("'\(attribute)' is not among the presentation attributes")
        }
    }

    /// A shape as it is painted; nothing where it is hidden or has neither fill nor stroke.
    func shape(
        _ path: Path, scale: Double, gradient: GradientInk
    ) throws(VectorImageError) -> VectorImage.Shape? {
        guard isVisible else { return nil }
        let fill = try ink(of: fill, gradient).map {
            VectorImage.Fill(ink: $0.multiplied(by: fillOpacity), rule: fillRule)
        }
        let stroke = hasStroke ? try ink(of: stroke, gradient).map { strokeIn($0, scale: scale) } : nil
        guard fill != nil || stroke != nil else { return nil }
        var shape = VectorImage.Shape(path: path, fill: fill, stroke: stroke)
        shape.layer = layer
        shape.effect = effect
        shape.threshold = threshold
        return shape
    }

    private func ink(of source: Source?, _ gradient: GradientInk) throws(VectorImageError) -> VectorImage.Ink?
    {
        switch source {
        case nil: nil
        case .ink(let ink): resolved(ink)
        case .gradient(let id, let fallback): try gradient(id) ?? fallback.map(resolved)
        }
    }

    private func resolved(_ ink: VectorImage.Ink) -> VectorImage.Ink {
        guard case .currentColor(let opacity) = ink, let color else { return ink }
        return .color(color.opacity(opacity))
    }

    /// A stroke whose lengths are scaled.
    private func strokeIn(_ ink: VectorImage.Ink, scale: Double) -> VectorImage.Stroke {
        var style = strokeStyle
        style.width *= scale
        style.dash = style.dash.map { $0 * scale }
        style.dashPhase *= scale
        return VectorImage.Stroke(ink: ink.multiplied(by: strokeOpacity), style: style)
    }

    var hasStroke: Bool { isVisible && stroke != nil && strokeStyle.width > 0 }

    private static func source(_ value: String) throws(ValueError) -> Source? {
        guard value.hasPrefix("url(") else { return try ink(value).map { .ink($0) } }
        guard let match = value.wholeMatch(of: /url\(\s*["']?#(.+?)["']?\s*\)\s*(.*)/) else {
            throw ValueError(reason: "is no gradient of the file")
        }
        return .gradient(String(match.1), fallback: match.2.isEmpty ? nil : try ink(String(match.2)))
    }

    private static func ink(_ value: String) throws(ValueError) -> VectorImage.Ink? {
        switch value.lowercased() {
        case "none", "transparent": nil
        case "currentcolor": .currentColor(opacity: 1)
        default: .color(try SRGBColor.parsing(value))
        }
    }

    static func opacity(_ value: String) throws(ValueError) -> Double {
        let isPercentage = value.hasSuffix("%")
        guard let number = Double(isPercentage ? String(value.dropLast()) : value), number.isFinite else {
            throw ValueError(reason: "is not a number from 0 to 1")
        }
        return min(max(isPercentage ? number / 100 : number, 0), 1)
    }

    private static func choice<Value>(
        _ value: String, _ choices: KeyValuePairs<String, Value>
    ) throws(ValueError) -> Value {
        guard let choice = choices.first(where: { $0.key == value }) else {
            throw ValueError(reason: "is none of \(choices.map(\.key).joined(separator: ", "))")
        }
        return choice.value
    }

    /// An odd number of lengths is repeated, so that dashes and gaps take turns (SVG 2 §13.5.6).
    private static func dash(_ value: String) throws(ValueError) -> [Double] {
        if value == "none" { return [] }
        var scanner = ValueScanner(value)
        var lengths: [Double] = []
        while !scanner.isAtEnd() { lengths.append(try scanner.number()) }
        guard lengths.allSatisfy({ $0 >= 0 }) else { throw ValueError(reason: "has a negative length") }
        if lengths.allSatisfy({ $0 == 0 }) { return [] }
        return lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    }
}

extension VectorImage.Ink {
    func multiplied(by opacity: Double) -> VectorImage.Ink {
        switch self {
        case .currentColor(let own): .currentColor(opacity: own * opacity)
        case .color(let color): .color(color.opacity(opacity))
        case .gradient(let gradient): .gradient(gradient.mapColors { $0.opacity(opacity) })
        }
    }
}
