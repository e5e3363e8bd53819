import VitrineDrawing
import VitrineGeometry
import VitrinePixels

// The values of drawing in SVG's words.
extension SVGElement {
    /// A picture that fills a frame.
    init(picture png: [UInt8], in frame: Rect) {
        self.init(
            "image",
            frame.svgAttributes + [
                ("preserveAspectRatio", "none"), ("xlink:href", "data:image/png;base64,\(base64(png))"),
            ])
    }
}

private func base64(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count / 3 * 4 + 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
        let group = bytes[start..<min(start + 3, bytes.count)]
        let bits = group.enumerated().reduce(0) { $0 | UInt32($1.element) << UInt32(16 - 8 * $1.offset) }
        for digit in 0..<4 {
            text.append(
                digit <= group.count ? digits[Int(bits >> UInt32(18 - 6 * digit) & 63)] : UInt8(ascii: "="))
        }
    }
    return String(decoding: text, as: UTF8.self)
}

extension GlyphRun {
    /// A text with the place of each character, where each has a glyph of its own.
    var svgElement: SVGElement {
        let scalars = drawnText.unicodeScalars
        // Letters from right to left, and those that join, find their places themselves.
        let isOneByOne =
            scalars.count == glyphs.count && !scalars.contains { (0x590...0xFFF).contains($0.value) }
            && Self.featuresOfSequences.isDisjoint(with: features)
        let places = isOneByOne ? glyphs.map(\.position) : glyphs.prefix(1).map(\.position)
        let levels = Set(places.map(\.y))
        let font = face.cssFont
        return SVGElement(
            "text",
            [
                ("x", places.map { svgNumber($0.x) }.joined(separator: " ")),
                (
                    "y",
                    (levels.count == 1 ? [places[0]] : places).map { svgNumber($0.y) }.joined(separator: " ")
                ),
                ("font-family", font.family), ("font-weight", font.weight), ("font-style", font.style),
                ("font-size", svgNumber(size)), ("xml:space", "preserve"),
            ] + featureAttributes + color.svgAttributes("fill", "fill-opacity"),
            text: isOneByOne ? drawnText : text)
    }
}

extension GlyphRun {
    /// Features that look at neighbours, which are none where each character has a place.
    private static let featuresOfSequences: Set<String> = ["afrc", "clig", "dlig", "frac", "hlig", "ordn"]

    private var featureAttributes: [(String, String)] {
        guard !features.isEmpty else { return [] }
        return [("style", "font-feature-settings:" + features.map { "'\($0)'" }.joined(separator: ","))]
    }
}

extension FontFace {
    /// Family, weight and style in CSS's words, which the name ends in.
    var cssFont: (family: String, weight: String, style: String) {
        var words = name.split(separator: " ")
        let isItalic = words.last == "Italic" && words.count > 1
        if isItalic { words.removeLast() }
        let names = [
            "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
        ]
        var weight = 400
        if let last = words.last, let index = names.firstIndex(of: String(last)), words.count > 1 {
            weight = 100 * (index + 1)
            words.removeLast()
        }
        return (words.joined(separator: " "), "\(weight)", isItalic ? "italic" : "normal")
    }
}

extension Path {
    var svgData: String {
        elements.map { element in
            switch element {
            case .move(let to): "M\(svgNumbers(to.x, to.y))"
            case .line(let to): "L\(svgNumbers(to.x, to.y))"
            case .curve(let to, let control1, let control2):
                "C\(svgNumbers(control1.x, control1.y, control2.x, control2.y, to.x, to.y))"
            case .close: "Z"
            }
        }.joined(separator: " ")
    }
}

extension Path.FillRule {
    func svgAttributes(_ name: String) -> [(String, String)] {
        switch self {
        case .nonZero: []
        case .evenOdd: [(name, "evenodd")]
        }
    }
}

extension SRGBColor {
    func svgAttributes(_ color: String, _ opacity: String) -> [(String, String)] {
        let opaque = SRGBColor(red: red, green: green, blue: blue)
        return [(color, "\(opaque)")] + (alpha < 1 ? [(opacity, svgNumber(alpha))] : [])
    }
}

extension Rect {
    var svgAttributes: [(String, String)] {
        [
            ("x", svgNumber(minX)), ("y", svgNumber(minY)), ("width", svgNumber(width)),
            ("height", svgNumber(height)),
        ]
    }
}

extension StrokeStyle {
    var svgAttributes: [(String, String)] {
        var attributes = [
            ("stroke-width", svgNumber(width)), ("stroke-linecap", cap.rawValue),
            ("stroke-linejoin", join.rawValue), ("stroke-miterlimit", svgNumber(miterLimit)),
        ]
        if dash.contains(where: { $0 > 0 }) {
            attributes.append(("stroke-dasharray", dash.map(svgNumber).joined(separator: " ")))
            attributes.append(("stroke-dashoffset", svgNumber(dashPhase)))
        }
        return attributes
    }
}

extension BlendMode {
    /// The mode's name in CSS (W3C Compositing and Blending Level 1), where it has one and needs one.
    var cssName: String? {
        switch self {
        case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker: nil
        case .plusLighter: "plus-lighter"
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue, .saturation,
            .color, .luminosity:
            rawValue
        }
    }
}
