import VitrineDrawing
import VitrineGeometry

/// Turns the elements of an SVG file into shapes in the view box's coordinates.
struct ShapeReader {
    let viewBox: Rect
    let size: Size
    private let definitions: Definitions

    private typealias Shape = VectorImage.Shape

    /// How many clips may lie in each other.
    private static let maximumClips = 8

    /// What holds at an element: all that its ancestors said.
    private struct Context {
        var presentation = Presentation()
        var transform = Transform.identity
        var clips: [VectorImage.Clip] = []
        /// How many clips and masks lie around, each within the next.
        var depth = 0
        /// The extent of the innermost drawing around, of which lengths in percent are.
        var viewport: Size
        var isOutermost = true
    }

    /// Reads the extent of the drawing from its outermost element.
    init(root: MarkupElement) throws(VectorImageError) {
        guard root.name == "svg" else { throw .notSVG(root: root.name) }
        let width = try root.outermostLength("width")
        let height = try root.outermostLength("height")
        let box: Rect
        if let said = try root.value("viewBox", Self.rect) {
            box = said
        } else if let width, let height, width > 0, height > 0 {
            box = Rect(x: 0, y: 0, width: width, height: height)
        } else {
            throw .missingViewBox
        }
        self.viewBox = box
        // One that is not given follows from the other.
        self.size = Size(
            width: width ?? height.map { $0 * box.width / box.height } ?? box.width,
            height: height ?? width.map { $0 * box.height / box.width } ?? box.height)
        self.definitions = Definitions(of: root)
    }

    func shapes(of root: MarkupElement) throws(VectorImageError) -> [VectorImage.Shape] {
        try shapes(of: root, in: Context(viewport: viewBox.size))
    }

    private func shapes(of element: MarkupElement, in outer: Context) throws(VectorImageError) -> [Shape] {
        let declared = try element.declarations()
        var context = outer
        // What is inherited is so without a word.
        for (name, value) in declared where Presentation.isInherited(name) && value != "inherit" {
            try element.reading(name, value) { text throws(ValueError) in
                try context.presentation.set(name, to: text)
            }
        }
        context.transform =
            try element.value("transform") { text throws(ValueError) in
                try Transform.parsing(text).followed(by: outer.transform).withinLimits
            } ?? outer.transform
        for (name, value) in declared {
            if let clip = try clip(name, value, of: element, in: context) { context.clips.append(clip) }
        }
        var shapes: [Shape] = []
        switch element.name {
        case "svg", "g", "a":
            if element.name == "svg", !outer.isOutermost {
                guard let inner = try self.context(within: element, in: context) else { return [] }
                context = inner
            }
            context.isOutermost = false
            for child in element.children where try isDrawn(child) {
                shapes += try self.shapes(of: child, in: context)
            }
        case "switch":
            // The first one that meets its conditions, whether that is shown or not (SVG 2 §5.8.3).
            let choice = element.children.first { $0.meetsConditions && !$0.isDescription }
            if let choice, try isDrawn(choice) { shapes = try self.shapes(of: choice, in: context) }
        default:
            try refuseChildren(of: element)
            if let shape = try shape(of: element, in: context) { shapes = [shape] }
        }
        if let opacity = declared.first(where: { $0.name == "opacity" })?.value {
            let factor = try element.reading("opacity", opacity, Presentation.opacity)
            shapes = try multiplied(shapes, by: factor, of: element)
        }
        return shapes
    }

    /// What holds in a nested drawing, which is cut at its edges; nothing for one without an extent (SVG 2 §8.2).
    private func context(
        within drawing: MarkupElement, in outer: Context
    ) throws(VectorImageError) -> Context? {
        let origin = try drawing.point("x", "y", in: outer.viewport)
        let width = try drawing.length("width", of: outer.viewport.width) ?? outer.viewport.width
        let height = try drawing.length("height", of: outer.viewport.height) ?? outer.viewport.height
        guard width > 0, height > 0 else { return nil }
        let room = Rect(origin: origin, size: Size(width: width, height: height))
        var context = outer
        if !["visible", "auto"].contains(drawing.property("overflow")) {
            context.clips.append(
                VectorImage.Clip(
                    path: outer.transform.apply(to: BasicShape.rectangle(room, radii: .zero))))
        }
        let fit = try drawing.value("preserveAspectRatio", ViewBoxFit.parsing) ?? ViewBoxFit()
        let box = try drawing.value("viewBox", Self.rect) ?? Rect(origin: .zero, size: room.size)
        context.viewport = box.size
        let map = fit.transform(of: box, to: room).followed(by: outer.transform)
        context.transform = try drawing.reading("viewBox", drawing.attributes["viewBox", default: ""]) {
            _ throws(ValueError) in try map.withinLimits
        }
        return context
    }

    /// Whether an element has a part in the picture; descriptions and what editors keep for themselves have none.
    private func isDrawn(_ element: MarkupElement) throws(VectorImageError) -> Bool {
        if element.property("display") == "none" || !element.meetsConditions || element.isDescription {
            return false
        }
        return switch element.name {
        // What is defined is drawn where something refers to it.
        case "style", "defs", "clipPath", "mask", "symbol", "linearGradient", "radialGradient", "pattern",
            "marker", "filter":
            false
        case "svg", "g", "a", "switch", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon":
            true
        default: throw .unsupportedElement(name: element.name, line: element.line)
        }
    }

    private func refuseChildren(of element: MarkupElement) throws(VectorImageError) {
        for child in element.children where try isDrawn(child) {
            throw .unsupportedElement(name: child.name, line: child.line)
        }
    }

    private func shape(of element: MarkupElement, in context: Context) throws(VectorImageError) -> Shape? {
        let outline = try path(of: element, in: context.viewport)
        guard !outline.elements.isEmpty else { return nil }
        let scale = context.transform.uniformScale
        if scale == nil, context.presentation.hasStroke {
            throw .unevenStroke(element: element.name, line: element.line)
        }
        let gradients = GradientReader(definitions, viewBox: viewBox)
        var shape = try context.presentation.shape(
            context.transform.apply(to: outline), scale: scale ?? 1
        ) { id throws(VectorImageError) in
            if let definition = definitions.element(id), definition.name == "pattern" {
                throw .unsupportedElement(name: "pattern", line: definition.line)
            }
            return try gradients.ink(id, of: outline, in: context.transform)
        }
        if let drawn = shape { shape?.clips = context.clips.filter { !$0.leaves(drawn) } }
        return shape
    }

    /// What `clip-path` or `mask` of an element refers to; nothing for `none` and for other names.
    private func clip(
        _ name: String, _ value: String, of element: MarkupElement, in context: Context
    ) throws(VectorImageError) -> VectorImage.Clip? {
        guard let kind = ["clip-path": "clipPath", "mask": "mask"][name],
            let definition = try element.reading(
                name, value,
                { text throws(ValueError) in try definitions.element(of: text, named: kind) })
        else { return nil }
        guard context.depth < Self.maximumClips else {
            throw .tooDeep(line: element.line, limit: Self.maximumClips)
        }
        var inner = Context(viewport: context.viewport)
        inner.transform = context.transform
        inner.depth = context.depth + 1
        inner.isOutermost = false
        guard
            definition.attributes["\(kind)Units", default: "userSpaceOnUse"] == "userSpaceOnUse"
                || kind == "mask"
        else { throw .unsupportedElement(name: kind, line: definition.line) }
        var group = definition
        group.name = "g"
        let shapes = try shapes(of: kind == "mask" ? group : group.asClip, in: inner)
        let isAlpha = definition.property("mask-type") == "alpha"
        guard let clip = VectorImage.Clip(mask: shapes, isLuminosity: kind == "mask" && !isAlpha) else {
            throw .unsupportedElement(name: kind, line: definition.line)
        }
        return clip
    }

    /// - Parameter viewport: The extent of the innermost drawing around, of which lengths in percent are.
    func path(of element: MarkupElement, in viewport: Size) throws(VectorImageError) -> Path {
        switch element.name {
        case "path": return try element.required("d", PathDataReader.path)
        case "polyline": return BasicShape.polyline(try element.required("points", Self.points))
        case "polygon": return BasicShape.polygon(try element.required("points", Self.points))
        case "line":
            return BasicShape.polyline([
                try element.point("x1", "y1", in: viewport), try element.point("x2", "y2", in: viewport),
            ])
        case "circle":
            let radius = try element.extent("r", of: viewport.diagonal)
            return BasicShape.ellipse(
                center: try element.point("cx", "cy", in: viewport),
                radii: Size(width: radius, height: radius))
        case "ellipse":
            let radii = Size(
                width: try element.extent("rx", of: viewport.width),
                height: try element.extent("ry", of: viewport.height))
            return BasicShape.ellipse(center: try element.point("cx", "cy", in: viewport), radii: radii)
        default: return try rectangle(element, in: viewport)
        }
    }

    /// A radius that is not given is the same as the other one (SVG 2 §10.2).
    private func rectangle(_ element: MarkupElement, in viewport: Size) throws(VectorImageError) -> Path {
        let size = Size(
            width: try element.extent("width", of: viewport.width),
            height: try element.extent("height", of: viewport.height))
        let rx = try element.length("rx", of: viewport.width)
        let ry = try element.length("ry", of: viewport.height)
        return BasicShape.rectangle(
            Rect(origin: try element.point("x", "y", in: viewport), size: size),
            radii: Size(width: rx ?? ry ?? 0, height: ry ?? rx ?? 0))
    }

    /// Opacity holds for an element as a whole, which is the same as for its shapes only where none lies on another.
    private func multiplied(
        _ shapes: [Shape], by opacity: Double, of element: MarkupElement
    ) throws(VectorImageError) -> [Shape] {
        guard let faded = shapes.multiplied(by: opacity) else {
            throw .groupOpacity(element: element.name, line: element.line)
        }
        return faded
    }

    private static func rect(_ text: String) throws(ValueError) -> Rect {
        let numbers = try numbers(text)
        guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else {
            throw ValueError(reason: "is not four numbers, the last two of them positive")
        }
        return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    private static func points(_ text: String) throws(ValueError) -> [Point] {
        let numbers = try numbers(text)
        guard numbers.count.isMultiple(of: 2) else {
            throw ValueError(reason: "has an odd number of coordinates")
        }
        return stride(from: 0, to: numbers.count, by: 2).map { Point(x: numbers[$0], y: numbers[$0 + 1]) }
    }

    private static func numbers(_ text: String) throws(ValueError) -> [Double] {
        var scanner = ValueScanner(text)
        var numbers: [Double] = []
        while !scanner.isAtEnd() { numbers.append(try scanner.number()) }
        return numbers
    }
}

extension MarkupElement {
    /// The outlines of a clip, of which only the inside counts, by the rule for clips.
    fileprivate var asClip: MarkupElement {
        var element = self
        let rule = attributes["clip-rule"]
        for name in ["fill", "fill-opacity", "fill-rule", "stroke", "opacity", "style", "clip-rule"] {
            element.attributes[name] = nil
        }
        element.attributes["fill-rule"] = rule
        element.children = children.map(\.asClip)
        return element
    }
}
