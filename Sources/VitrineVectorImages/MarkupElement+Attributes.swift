import Foundation
import VitrineGeometry

extension MarkupElement {
    /// What an attribute's or a style declaration's name says, with its value.
    typealias Declaration = (name: String, value: String)

    /// Attributes that change nothing in the picture, or nothing beyond what their elements refuse already.
    private static let ignored: Set<String> = [
        "id", "class", "role", "focusable", "tabindex", "version", "baseProfile", "clip-rule",
        "shape-rendering", "color-rendering", "enable-background", "overflow", "isolation", "mask-type",
        "clipPathUnits", "maskUnits", "maskContentUnits", "font-family", "font-size", "font-weight",
        "text-anchor", "letter-spacing", "line-spacing", "font-style", "font-stretch", "font-variant",
        "text-decoration", "text-align", "text-indent", "text-transform", "word-spacing", "line-height",
        "white-space", "direction", "writing-mode", "dominant-baseline", "text-rendering", "cursor",
        "image-rendering", "pointer-events", "color-interpolation-filters", "flood-color",
        "flood-opacity",
        "lighting-color", "stop-color", "stop-opacity", "solid-color", "solid-opacity", "target",
        "zoomAndPan", "contentScriptType", "contentStyleType",
        // What these say of whether and where an element is drawn is read for itself.
        "display", "systemLanguage", "requiredExtensions", "requiredFeatures",
    ]

    /// Values that are as if nothing were said, of properties that outlines do not have.
    private static let neutralValues: [String: Set<String>] = [
        "vector-effect": ["none"], "mix-blend-mode": ["normal"], "filter": ["none"],
        "paint-order": ["normal", "fill", "fill stroke", "fill stroke markers"],
        "color-interpolation": ["auto", "sRGB"], "marker": ["none"], "marker-start": ["none"],
        "marker-mid": ["none"], "marker-end": ["none"],
    ]

    private static let geometry: [String: Set<String>] = [
        "svg": ["width", "height", "viewBox", "x", "y", "preserveAspectRatio"],
        "a": ["href"],
        // A group has no size, whatever is said.
        "g": ["width", "height", "x", "y"],
        "path": ["d"],
        "rect": ["x", "y", "width", "height", "rx", "ry"],
        "circle": ["cx", "cy", "r"],
        "ellipse": ["cx", "cy", "rx", "ry"],
        "line": ["x1", "y1", "x2", "y2"],
        "polyline": ["points"],
        "polygon": ["points"],
    ]

    /// The presentation that the element asks for, by name; its `style` overrides its attributes.
    ///
    /// Throws for each attribute that could change the picture and is not understood.
    func declarations() throws(VectorImageError) -> [Declaration] {
        var declarations: [Declaration] = []
        for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
            if Presentation.attributes.contains(name) || Presentation.symbolAttributes.contains(name)
                || Presentation.wholeAttributes.contains(name)
            {
                declarations.append((name, value.trimmed))
            } else if !isWithoutEffect(name), !Self.isNeutral(name, value.trimmed) {
                throw .unsupportedAttribute(attribute(name))
            }
        }
        for (name, value) in try styleDeclarations() {
            declarations.removeAll { $0.name == name }
            declarations.append((name, value))
        }
        return declarations
    }

    /// The colour and the opacity that a gradient's stop asks for; its `style` overrides its attributes.
    func stopDeclarations() throws(VectorImageError) -> [Declaration] {
        let names = ["stop-color", "stop-opacity"]
        var declarations = names.compactMap { name in
            attributes[name].map { Declaration(name, $0.trimmed) }
        }
        for (name, value) in styles where names.contains(name) {
            declarations.removeAll { $0.name == name }
            declarations.append((name, value))
        }
        return declarations
    }

    private func isWithoutEffect(_ name: String) -> Bool {
        // Where a mask ends is where its shapes do.
        (self.name == "mask" && ["x", "y", "width", "height"].contains(name))
            || name == "transform" || name == "style" || name == "xmlns" || name.contains(":")
            || name.hasPrefix("data-") || name.hasPrefix("aria-") || Self.ignored.contains(name)
            || Self.geometry[self.name, default: []].contains(name)
    }

    private func styleDeclarations() throws(VectorImageError) -> [Declaration] {
        var declarations: [Declaration] = []
        for (name, value) in styles {
            if value.isEmpty {
                throw .unreadableValue(
                    attribute("style"), value: attributes["style", default: ""],
                    reason: "is not a list of 'name: value'")
            }
            guard isKnown(name, value) else { throw .unsupportedAttribute(attribute(name)) }
            if Presentation.attributes.contains(name) || Presentation.wholeAttributes.contains(name) {
                declarations.append((name, value))
            }
        }
        return declarations
    }

    /// What the element's `style` says, the strongest last; without a value what is no declaration.
    var styles: [Declaration] {
        var (normal, important): ([Declaration], [Declaration]) = ([], [])
        for part in attributes["style", default: ""].split(separator: ";")
        where !part.allSatisfy(\.isWhitespace) {
            let halves = part.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
            let value = halves.count == 2 ? halves[1] : ""
            if let match = value.wholeMatch(of: /(.*?)\s*!\s*important/) {
                important.append((halves[0], String(match.1)))
            } else {
                normal.append((halves[0], value))
            }
        }
        return normal + important
    }

    /// What the element says of a property that is not inherited: its `style`, or else its attribute.
    func property(_ name: String) -> String? {
        styles.last { $0.name == name }?.value ?? attributes[name]?.trimmed
    }

    /// Whether a property is one that outlines have, or one that changes nothing in them.
    func isKnown(_ name: String, _ value: String) -> Bool {
        Presentation.attributes.contains(name) || Presentation.wholeAttributes.contains(name)
            || Self.ignored.contains(name) || name.hasPrefix("-") || Self.isNeutral(name, value)
    }

    private static func isNeutral(_ name: String, _ value: String) -> Bool {
        neutralValues[name, default: []].contains(value)
    }

    /// Whether the element describes the drawing, instead of being a part of it.
    var isDescription: Bool { ["title", "desc", "metadata"].contains(name) }

    /// Whether the element is for this picture: for readers of English, and without extensions of programs (SVG 2 §5.8).
    var meetsConditions: Bool {
        let languages = attributes["systemLanguage"]?.lowercased().split(separator: ",").map {
            String($0).trimmed
        }
        return attributes["requiredExtensions"] == nil
            && languages?.contains { $0 == "en" || $0.hasPrefix("en-") } ?? true
    }

    /// An attribute's value, read; nothing where there is no such attribute.
    func value<Value>(
        _ name: String, _ read: (String) throws(ValueError) -> Value
    ) throws(VectorImageError) -> Value? {
        guard let text = attributes[name] else { return nil }
        return try reading(name, text, read)
    }

    func required<Value>(
        _ name: String, _ read: (String) throws(ValueError) -> Value
    ) throws(VectorImageError) -> Value {
        guard let value = try value(name, read) else { throw .missingAttribute(attribute(name)) }
        return value
    }

    /// A position from two attributes, each 0 where it is not given.
    func point(_ x: String, _ y: String, in viewport: Size) throws(VectorImageError) -> Point {
        func coordinate(_ name: String, of whole: Double) throws(VectorImageError) -> Double {
            try value(name) { text throws(ValueError) in try Length.parsing(text, of: whole) } ?? 0
        }
        return Point(
            x: try coordinate(x, of: viewport.width), y: try coordinate(y, of: viewport.height))
    }

    /// A length that is not negative; nothing where there is no such attribute, or one that leaves it open.
    func length(_ name: String, of whole: Double) throws(VectorImageError) -> Double? {
        if attributes[name]?.trimmed == "auto" { return nil }
        return try value(name) { text throws(ValueError) in try Length.nonNegative(text, of: whole) }
    }

    /// A length that an element cannot do without.
    func extent(_ name: String, of whole: Double) throws(VectorImageError) -> Double {
        guard let length = try length(name, of: whole) else { throw .missingAttribute(attribute(name)) }
        return length
    }

    /// The width or height of a whole drawing; nothing for a part of what is around, which pictures do not have.
    ///
    /// An `em` is 16 units, the size of texts of which nothing is said.
    func outermostLength(_ name: String) throws(VectorImageError) -> Double? {
        guard let text = attributes[name]?.trimmed, !text.hasSuffix("%"), text != "auto" else {
            return nil
        }
        let isInEms = text.hasSuffix("em") && property("font-size") == nil
        let length = try reading(name, isInEms ? String(text.dropLast(2)) : text, Length.nonNegative)
        return isInEms ? length * 16 : length
    }

    /// Reads a value and says where it stands if that fails.
    func reading<Value>(
        _ name: String, _ text: String, _ read: (String) throws(ValueError) -> Value
    ) throws(VectorImageError) -> Value {
        do {
            return try read(text)
        } catch {
            throw error.isUnsupported
                ? .unsupportedValue(attribute(name), value: text, reason: error.reason)
                : .unreadableValue(attribute(name), value: text, reason: error.reason)
        }
    }

    func attribute(_ name: String) -> VectorImageError.Attribute {
        VectorImageError.Attribute(name: name, element: self.name, line: line)
    }
}

extension Size {
    /// What lengths in percent are of that belong to neither axis (SVG 2 §8.9).
    var diagonal: Double { ((width * width + height * height) / 2).squareRoot() }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
