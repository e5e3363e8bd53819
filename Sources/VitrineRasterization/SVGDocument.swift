public import VitrineDrawing
public import VitrineGeometry
import VitrinePixels

/// A display list as an SVG whose texts are texts, to be shown where the fonts are installed, or outlines, which look the same
/// everywhere.
public struct SVGDocument {
    /// Gives a glyph's outline in ems; nothing where the face's glyphs are pictures.
    public typealias GlyphOutlines = (_ glyph: UInt32, _ face: FontFace) throws -> Path?

    /// Where pictures come from, as PNG files.
    public struct Pictures {
        /// A picture that the list names, with its size in pixels.
        var file: (ImageID) throws -> (png: [UInt8], size: Size)
        /// Items that SVG has no words for, drawn in a frame.
        var drawing: ([DisplayItem], _ frame: Rect) throws -> [UInt8]

        public init(
            file: @escaping (ImageID) throws -> (png: [UInt8], size: Size),
            drawing: @escaping ([DisplayItem], Rect) throws -> [UInt8]
        ) {
            self.file = file
            self.drawing = drawing
        }
    }

    private let pictures: Pictures
    /// Nothing where texts stay texts.
    private let outlines: GlyphOutlines?
    private var definitions: [SVGElement] = []
    private var glyphs: [Glyph: DefinedGlyph] = [:]

    private struct Glyph: Hashable {
        var id: UInt32
        var face: FontFace
    }

    private enum DefinedGlyph {
        case blank
        case picture
        /// An outline in hundredths of an em, under an id.
        case outline(id: String)
    }

    /// The document, one element a line.
    ///
    /// - Parameter outlines: where texts become outlines.
    public static func text(
        of list: DisplayList, pictures: Pictures, outlines: GlyphOutlines? = nil
    ) throws -> String {
        var document = SVGDocument(pictures: pictures, outlines: outlines)
        let elements = try document.elements(for: list.items)
        let definitions = document.definitions
        let root = SVGElement(
            "svg",
            [
                ("xmlns", "http://www.w3.org/2000/svg"), ("xmlns:xlink", "http://www.w3.org/1999/xlink"),
                ("width", svgNumber(list.size.width)), ("height", svgNumber(list.size.height)),
                ("viewBox", svgNumbers(0, 0, list.size.width, list.size.height)),
            ], children: (definitions.isEmpty ? [] : [SVGElement("defs", children: definitions)]) + elements)
        return root.lines().joined(separator: "\n") + "\n"
    }

    private init(pictures: Pictures, outlines: GlyphOutlines?) {
        self.pictures = pictures
        self.outlines = outlines
    }

    private mutating func elements(for items: [DisplayItem]) throws -> [SVGElement] {
        try items.flatMap { try elements(for: $0) }
    }

    private mutating func elements(for item: DisplayItem) throws -> [SVGElement] {
        switch item.content {
        case .fill(_, let paint, _) where paint.isPictureInDocuments,
            .stroke(_, let paint, _) where paint.isPictureInDocuments:
            guard let bounds = item.bounds else { return [] }
            return [SVGElement(picture: try pictures.drawing([item], bounds), in: bounds)]
        case .fill(let path, let paint, let rule):
            return [
                SVGElement(
                    "path", [("d", path.svgData)] + ink(paint, "fill") + rule.svgAttributes("fill-rule"))
            ]
        case .stroke(let path, let paint, let style):
            let attributes = [("d", path.svgData), ("fill", "none")] + ink(paint, "stroke")
            return [SVGElement("path", attributes + style.svgAttributes)]
        case .glyphs(let run):
            guard let outlines else { return [run.svgElement] }
            if let element = try element(for: run, by: outlines) { return [element] }
            guard let bounds = item.bounds else { return [] }
            return [SVGElement(picture: try pictures.drawing([item], bounds), in: bounds)]
        case .image(let drawing):
            return [try element(for: drawing)]
        case .group(let group):
            return [try element(for: group)]
        case .blurBelow:
            // SVG has no words for what lies below.
            return []
        }
    }

    /// The outlines of a run's glyphs, with its text for those who cannot see them; nothing where they are pictures.
    private mutating func element(for run: GlyphRun, by outlines: GlyphOutlines) throws -> SVGElement? {
        var uses: [SVGElement] = []
        let scale = svgNumber(run.size / Self.unitsPerEm)
        for glyph in run.glyphs {
            switch try definition(of: Glyph(id: glyph.id, face: run.face), by: outlines) {
            case .picture: return nil
            case .blank: continue
            case .outline(let id):
                let place = "\(svgNumber(glyph.position.x)) \(svgNumber(glyph.position.y))"
                uses.append(
                    SVGElement(
                        "use",
                        [("xlink:href", "#\(id)"), ("transform", "matrix(\(scale) 0 0 \(scale) \(place))")]))
            }
        }
        let attributes = [("role", "img"), ("aria-label", run.text)]
        return SVGElement("g", attributes + run.color.svgAttributes("fill", "fill-opacity"), children: uses)
    }

    private static let unitsPerEm = 100.0

    /// Each glyph is defined once.
    private mutating func definition(of glyph: Glyph, by outlines: GlyphOutlines) throws -> DefinedGlyph {
        if let known = glyphs[glyph] { return known }
        var defined = DefinedGlyph.picture
        if let outline = try outlines(glyph.id, glyph.face) {
            let path = outline.mapped { Point(x: $0.x * Self.unitsPerEm, y: $0.y * Self.unitsPerEm) }
            defined =
                path.elements.isEmpty
                ? .blank : .outline(id: define("path", [("d", path.svgData)], children: []))
        }
        glyphs[glyph] = defined
        return defined
    }

    /// The whole picture, of which a clip shows the wanted part.
    private mutating func element(for drawing: ImageDrawing) throws -> SVGElement {
        let (source, destination) = (drawing.source, drawing.destination)
        let (png, size) = try pictures.file(drawing.image)
        let (scaleX, scaleY) = (destination.width / source.width, destination.height / source.height)
        let frame = Rect(
            x: destination.minX - source.minX * scaleX, y: destination.minY - source.minY * scaleY,
            width: size.width * scaleX, height: size.height * scaleY)
        var picture = SVGElement(picture: png, in: frame)
        if let tint = drawing.tint {
            let steps = [
                SVGElement("feFlood", tint.svgAttributes("flood-color", "flood-opacity")),
                SVGElement("feComposite", [("in2", "SourceAlpha"), ("operator", "in")]),
            ]
            let id = define("filter", [("color-interpolation-filters", "sRGB")], children: steps)
            picture.attributes.append(("filter", "url(#\(id))"))
        }
        let clip = clip(drawing.clip ?? Path(rectangle: destination), rule: .nonZero)
        return SVGElement("g", [clip], children: [picture])
    }

    private mutating func element(for group: Group) throws -> SVGElement {
        var children = try elements(for: group.items)
        if let path = group.clip {
            children = [SVGElement("g", [clip(path, rule: group.clipRule)], children: children)]
        }
        if let mask = group.mask {
            let shape = try elements(for: mask)
            let attributes = [("style", "mask-type:alpha"), ("maskUnits", "userSpaceOnUse")]
            let bounds = (mask.bounds ?? .zero).svgAttributes
            let id = define("mask", attributes + bounds, children: shape)
            children = [SVGElement("g", [("mask", "url(#\(id))")], children: children)]
        }
        var attributes: [(String, String)] = []
        if group.transform != .identity {
            let map = group.transform
            attributes.append(
                ("transform", "matrix(\(svgNumbers(map.a, map.b, map.c, map.d, map.tx, map.ty)))"))
        }
        if group.opacity < 1 { attributes.append(("opacity", svgNumber(group.opacity))) }
        if let mode = group.blendMode.cssName { attributes.append(("style", "mix-blend-mode:\(mode)")) }
        if let filter = filter(of: group) { attributes.append(("filter", "url(#\(filter))")) }
        return SVGElement("g", attributes, children: children)
    }

    /// Blur, colours and shadow, in this order.
    private mutating func filter(of group: Group) -> String? {
        guard group.blurDeviation > 0 || group.colors != nil || group.shadow != nil else { return nil }
        var untransformed = group
        untransformed.transform = .identity
        guard var bounds = untransformed.bounds else { return nil }
        if let shadow = group.shadow, shadow.isInner {
            // What lies around is blurred as well.
            bounds = bounds.outset(by: 3 * shadow.deviation + max(abs(shadow.offset.x), abs(shadow.offset.y)))
        }
        var steps: [SVGElement] = []
        if group.blurDeviation > 0 {
            steps.append(SVGElement("feGaussianBlur", [("stdDeviation", svgNumber(group.blurDeviation))]))
        }
        if let colors = group.colors {
            let numbers = colors.rows.flatMap(\.numbers).map(svgNumber).joined(separator: " ")
            steps.append(SVGElement("feColorMatrix", [("type", "matrix"), ("values", numbers)]))
        }
        if let shadow = group.shadow, shadow.isInner {
            steps += innerShadow(shadow)
        } else if let shadow = group.shadow {
            let place = [
                ("dx", svgNumber(shadow.offset.x)), ("dy", svgNumber(shadow.offset.y)),
                ("stdDeviation", svgNumber(shadow.deviation)),
            ]
            let color = shadow.color.svgAttributes("flood-color", "flood-opacity")
            steps.append(SVGElement("feDropShadow", place + color))
        }
        let attributes = [("filterUnits", "userSpaceOnUse"), ("color-interpolation-filters", "sRGB")]
        return define("filter", attributes + bounds.svgAttributes, children: steps)
    }

    /// What is not there, blurred, moved and seen only where there is something.
    private func innerShadow(_ shadow: Shadow) -> [SVGElement] {
        [
            SVGElement("feOffset", [("dx", "0"), ("dy", "0"), ("result", "content")]),
            SVGElement("feFlood", shadow.color.svgAttributes("flood-color", "flood-opacity")),
            SVGElement("feComposite", [("in2", "content"), ("operator", "out")]),
            SVGElement("feGaussianBlur", [("stdDeviation", svgNumber(shadow.deviation))]),
            SVGElement(
                "feOffset", [("dx", svgNumber(shadow.offset.x)), ("dy", svgNumber(shadow.offset.y))]),
            SVGElement("feComposite", [("in2", "content"), ("operator", "atop")]),
        ]
    }

    private mutating func clip(_ path: Path, rule: Path.FillRule) -> (String, String) {
        let shape = SVGElement("path", [("d", path.svgData)] + rule.svgAttributes("clip-rule"))
        return ("clip-path", "url(#\(define("clipPath", [], children: [shape])))")
    }

    /// What an area or a line is painted with, as attributes.
    private mutating func ink(_ paint: Paint, _ property: String) -> [(String, String)] {
        switch paint {
        case .color(let color):
            return color.svgAttributes(property, "\(property)-opacity")
        case .linearGradient(let stops, let from, let to):
            let ends = [
                ("x1", svgNumber(from.x)), ("y1", svgNumber(from.y)), ("x2", svgNumber(to.x)),
                ("y2", svgNumber(to.y)),
            ]
            return [(property, gradient("linearGradient", ends, stops))]
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            let circles = [
                ("cx", svgNumber(center.x)), ("cy", svgNumber(center.y)), ("r", svgNumber(endRadius)),
                ("fr", svgNumber(startRadius)),
            ]
            return [(property, gradient("radialGradient", circles, stops))]
        case .ellipticalGradient, .angularGradient, .meshGradient:
            preconditionFailure("a gradient that SVG does not have is drawn as a picture")
        }
    }

    private mutating func gradient(
        _ name: String, _ place: [(String, String)], _ stops: [GradientStop]
    ) -> String {
        let stops = stops.map { stop in
            SVGElement(
                "stop",
                [("offset", svgNumber(stop.location))]
                    + stop.color.svgAttributes("stop-color", "stop-opacity"))
        }
        return "url(#\(define(name, [("gradientUnits", "userSpaceOnUse")] + place, children: stops)))"
    }

    /// Adds something that others refer to by the id that is returned.
    private mutating func define(
        _ name: String, _ attributes: [(String, String)], children: [SVGElement]
    ) -> String {
        let id = "\(name)\(definitions.count + 1)"
        definitions.append(SVGElement(name, [("id", id)] + attributes, children: children))
        return id
    }
}
