public import VitrineGeometry
public import VitrinePixels

/// An icon as outlines that can be painted in any size and colour.
public struct VectorImage: Hashable, Sendable {
    /// What a shape is painted with.
    public enum Ink: Hashable, Sendable {
        /// The colour of the text around the icon (`currentColor`), times an opacity.
        case currentColor(opacity: Double)
        /// A colour of the icon's own.
        case color(SRGBColor)
        /// Colours of the icon's own that change from place to place.
        case gradient(Gradient)
    }

    /// To which part of a symbol a shape belongs, where parts differ in strength or color.
    public enum Layer: Int, Hashable, Sendable, CaseIterable {
        /// The part in front, which has the full strength, and those that are weaker or in further colours.
        case primary, secondary, tertiary
    }

    /// What a shape does with those below it in its icon.
    public enum Effect: String, Hashable, Sendable {
        /// Lies on them.
        case covers
        /// Takes away what it covers, as the gap along a slash does.
        case erases
        /// Takes away what it covers where the icon has one color, and lies on it where layers differ.
        case engraves
    }

    /// How the inside of a shape is painted.
    public struct Fill: Hashable, Sendable {
        /// What the inside is painted with.
        public var ink: Ink
        /// Which points lie inside; ``Path/FillRule/nonZero`` by default.
        public var rule: Path.FillRule

        /// A fill of the whole inside.
        public init(ink: Ink, rule: Path.FillRule = .nonZero) {
            self.ink = ink
            self.rule = rule
        }
    }

    /// How the outline of a shape is painted; lengths are units of the view box.
    public struct Stroke: Hashable, Sendable {
        /// What the outline is painted with.
        public var ink: Ink
        /// How wide the line is and how it ends, in units of the view box.
        public var style: StrokeStyle

        /// A line along the outline.
        public init(ink: Ink, style: StrokeStyle) {
            self.ink = ink
            self.style = style
        }
    }

    /// What is outside of an outline is not painted.
    public struct Clip: Hashable, Sendable {
        /// In the view box's coordinates.
        public var path: Path
        /// Which of the enclosed areas are inside.
        public var rule: Path.FillRule

        /// A path that clips, inside what the rule says.
        public init(path: Path, rule: Path.FillRule = .nonZero) {
            self.path = path
            self.rule = rule
        }
    }

    /// One outline; it is filled first and then stroked.
    public struct Shape: Hashable, Sendable {
        /// In the view box's coordinates, with all transforms applied.
        public var path: Path
        /// How the inside is painted; `nil` for not at all.
        public var fill: Fill?
        /// How the outline is painted; `nil` for not at all.
        public var stroke: Stroke?
        /// To which part of a symbol the shape belongs; ``Layer/primary`` by default.
        public var layer = Layer.primary
        /// What the shape does with those below; ``Effect/covers`` by default.
        public var effect = Effect.covers
        /// Above which variable value the shape has its full strength; `nil` for one that always has.
        public var threshold: Double?
        /// Within all of which the shape is painted.
        public var clips: [Clip] = []

        /// A shape that lies in the primary layer and covers what is below.
        public init(path: Path, fill: Fill? = nil, stroke: Stroke? = nil) {
            self.path = path
            self.fill = fill
            self.stroke = stroke
        }
    }

    /// The part of the plane that is shown; its sides are positive.
    public var viewBox: Rect
    /// The extent in points that the icon asks for.
    public var size: Size
    /// In the order in which they are painted.
    public var shapes: [Shape]
    /// How many units the em of the font beside a symbol has, whose middle of the capitals is the view box's; `nil`
    /// for an icon without such a measure.
    public var unitsPerEm: Double?

    /// An icon without a measure of a font.
    public init(viewBox: Rect, size: Size, shapes: [Shape]) {
        self.viewBox = viewBox
        self.size = size
        self.shapes = shapes
    }
}

extension VectorImage: CustomStringConvertible {
    /// One line for the view box and one for each shape.
    public var description: String {
        let box = [viewBox.minX, viewBox.minY, viewBox.width, viewBox.height].map(decimal)
        let em = unitsPerEm.map { "  em \(decimal($0))" } ?? ""
        return (["view box \(box.joined(separator: " "))\(em)"] + shapes.map(\.description))
            .joined(separator: "\n")
    }
}

extension VectorImage.Shape: CustomStringConvertible {
    /// One line: the layer, the paint and the path.
    public var description: String {
        var parts: [String] = []
        if layer != .primary { parts.append("\(layer)") }
        if effect != .covers { parts.append("\(effect)") }
        if let threshold { parts.append("above \(decimal(threshold))") }
        if let fill {
            parts.append("fill \(fill.ink)" + (fill.rule == .evenOdd ? " evenOdd" : ""))
        }
        if let stroke {
            let dash = stroke.style.dash.map(decimal).joined(separator: " ")
            parts.append(
                "stroke \(stroke.ink) \(decimal(stroke.style.width)) \(stroke.style.cap) \(stroke.style.join)"
                    + (dash.isEmpty ? "" : " dash \(dash)"))
        }
        parts.append(path.description)
        for clip in clips {
            parts.append("within" + (clip.rule == .evenOdd ? " evenOdd" : "") + " \(clip.path)")
        }
        return parts.joined(separator: "  ")
    }
}

extension VectorImage.Ink: CustomStringConvertible {
    /// The color, or `current` with its opacity.
    public var description: String {
        switch self {
        case .currentColor(let opacity): opacity < 1 ? "current×\(decimal(opacity))" : "current"
        case .color(let color): color.description
        case .gradient(let gradient): gradient.description
        }
    }
}

extension VectorImage.Gradient: CustomStringConvertible {
    /// The colours with their locations and where they lie in the view box.
    public var description: String {
        let colors = stops.map { "\(isStencil ? "current" : "")\($0.color)@\(decimal($0.location))" }
        let map = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        let place =
            switch extent {
            case .linear(let from, let to): "linear \(Self.text(from))–\(Self.text(to))"
            case .radial(let center, let start, let end):
                "radial \(Self.text(center)) \(decimal(start))…\(decimal(end))"
            }
        return place + (transform == .identity ? "" : " by \(map.map(decimal).joined(separator: " "))")
            + " " + colors.joined(separator: " ")
    }

    private static func text(_ point: Point) -> String { "(\(decimal(point.x)), \(decimal(point.y)))" }
}
