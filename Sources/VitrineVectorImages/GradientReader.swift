import VitrineDrawing
import VitrineGeometry
import VitrinePixels

/// Reads the gradients of an SVG file, which shapes name as their paint.
struct GradientReader {
    private let definitions: Definitions
    /// What percentages are of where a gradient lies in the drawing's own coordinates.
    private let viewBox: Rect

    /// How many gradients may lie behind each other.
    private static let maximumReferences = 8

    init(_ definitions: Definitions, viewBox: Rect) {
        self.definitions = definitions
        self.viewBox = viewBox
    }

    /// The paint of a shape; nothing for a gradient without colours, or of a shape without an area.
    ///
    /// - Parameters:
    ///   - id: the gradient's.
    ///   - outline: the shape's, in its own coordinates.
    ///   - transform: how the shape's own coordinates become the view box's.
    func ink(
        _ id: String, of outline: Path, in transform: Transform
    ) throws(VectorImageError) -> VectorImage.Ink? {
        guard let first = definitions.gradient(id) else { return nil }
        let chain = try self.chain(from: first)
        func said(_ name: String) -> String? {
            chain.lazy.compactMap { $0.attributes[name] }.first
        }
        guard let colored = chain.first(where: { $0.children.contains { $0.name == "stop" } }) else {
            return nil
        }
        let stops = try stops(of: colored)
        guard let last = stops.last else { return nil }
        guard stops.count > 1 else { return .color(last.color) }
        guard said("spreadMethod") ?? "pad" == "pad" else {
            throw .unsupportedAttribute(
                VectorImageError.Attribute(name: "spreadMethod", element: first.name, line: first.line))
        }
        var map = transform
        var box = viewBox
        let isOfBox = said("gradientUnits") != "userSpaceOnUse"
        if isOfBox {
            guard let bounds = outline.bounds, bounds.width > 0, bounds.height > 0 else { return nil }
            box = Rect(x: 0, y: 0, width: 1, height: 1)
            map = Transform(
                a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY
            ).followed(by: map)
        }
        if let own = said("gradientTransform") {
            map = try first.reading("gradientTransform", own, Transform.parsing).followed(by: map)
        }
        guard map.isWithinLimits, map.inverse != nil else { return .color(last.color) }
        func length(_ name: String, of whole: Double, from start: Double, _ standard: Double)
            throws(VectorImageError) -> Double
        {
            guard let text = said(name) else { return start + standard * whole }
            return try first.reading(name, text) { text throws(ValueError) in
                guard text.hasSuffix("%") else { return try Length.parsing(text) }
                return start + (try Length.parsing(String(text.dropLast()))) / 100 * whole
            }
        }
        func x(_ name: String, _ standard: Double) throws(VectorImageError) -> Double {
            try length(name, of: box.width, from: box.minX, standard)
        }
        func y(_ name: String, _ standard: Double) throws(VectorImageError) -> Double {
            try length(name, of: box.height, from: box.minY, standard)
        }
        if first.name == "linearGradient" {
            let from = Point(x: try x("x1", 0), y: try y("y1", 0))
            let to = Point(x: try x("x2", 1), y: try y("y2", 0))
            guard from != to else { return .color(last.color) }
            return .gradient(
                VectorImage.Gradient(stops: stops, extent: .linear(from: from, to: to), transform: map))
        }
        let center = Point(x: try x("cx", 0.5), y: try y("cy", 0.5))
        let radius = try length("r", of: box.size.diagonal, from: 0, 0.5)
        let focus = Point(
            x: said("fx") == nil ? center.x : try x("fx", 0.5),
            y: said("fy") == nil ? center.y : try y("fy", 0.5))
        guard abs(focus.x - center.x) + abs(focus.y - center.y) <= 1e-3 * radius else {
            throw .unsupportedAttribute(
                VectorImageError.Attribute(name: "fx", element: first.name, line: first.line))
        }
        guard radius > 0 else { return .color(last.color) }
        return .gradient(
            VectorImage.Gradient(
                stops: stops, extent: .radial(center: center, startRadius: 0, endRadius: radius),
                transform: map))
    }

    /// The gradient and those that it takes what it does not say from, in that order.
    private func chain(from first: MarkupElement) throws(VectorImageError) -> [MarkupElement] {
        var chain = [first]
        while let last = chain.last,
            let reference = last.attributes["href"] ?? last.attributes["xlink:href"],
            let next = definitions.gradient(String(reference.drop { $0 == "#" }))
        {
            guard chain.count < Self.maximumReferences else {
                throw .tooDeep(line: last.line, limit: Self.maximumReferences)
            }
            chain.append(next)
        }
        return chain
    }

    /// Colours in ascending order, none before the one above it (SVG 2 §14.2.4).
    private func stops(of gradient: MarkupElement) throws(VectorImageError) -> [GradientStop] {
        var stops: [GradientStop] = []
        for element in gradient.children where element.name == "stop" {
            var color = SRGBColor.black
            var opacity = 1.0
            for (name, value) in try element.stopDeclarations() {
                if name == "stop-color" {
                    color = try element.reading(name, value, SRGBColor.parsing)
                } else {
                    opacity = try element.reading(name, value, Presentation.opacity)
                }
            }
            let offset = try element.value("offset", Presentation.opacity) ?? 0
            stops.append(
                GradientStop(
                    color: color.opacity(opacity), location: max(offset, stops.last?.location ?? 0)))
        }
        return stops
    }
}
