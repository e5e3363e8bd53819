import Foundation
import Geometry

extension MarkupElement {
    /// What an attribute's or a style declaration's name says, with its value.
    typealias Declaration = (name: String, value: String)

    /// Attributes that change nothing in the picture, or nothing beyond what their elements refuse already.
    private static let ignored: Set<String> = [
        "id", "class", "role", "focusable", "tabindex", "version", "baseProfile", "clip-rule",
        "shape-rendering", "color-rendering", "enable-background", "overflow", "isolation", "mask-type",
        "clipPathUnits", "maskUnits", "maskContentUnits", "font-family", "font-size", "font-weight",
        "text-anchor", "letter-spacing", "line-spacing",
    ]

    private static let geometry: [String: Set<String>] = [
        "svg": ["width", "height", "viewBox", "x", "y", "preserveAspectRatio"],
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
            } else if !isWithoutEffect(name) {
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
        var declarations = names.compactMap { name in attributes[name].map { Declaration(name, $0.trimmed) } }
        for part in (attributes["style"] ?? "").split(separator: ";") {
            let halves = part.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
            guard halves.count == 2, names.contains(halves[0]) else { continue }
            declarations.removeAll { $0.name == halves[0] }
            declarations.append((halves[0], halves[1]))
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
        guard let style = attributes["style"] else { return [] }
        var declarations: [Declaration] = []
        for part in style.split(separator: ";") where !part.allSatisfy(\.isWhitespace) {
            let halves = part.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
            guard halves.count == 2 else {
                throw .unreadableValue(
                    attribute("style"), value: style, reason: "is not a list of 'name: value'")
            }
            if Self.ignored.contains(halves[0]) || halves[0].hasPrefix("-") { continue }
            guard
                Presentation.attributes.contains(halves[0])
                    || Presentation.wholeAttributes.contains(halves[0])
            else {
                throw .unsupportedAttribute(attribute(halves[0]))
            }
            declarations.append((halves[0], halves[1]))
        }
        return declarations
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
    func point(_ x: String, _ y: String) throws(VectorImageError) -> Point {
        Point(x: try value(x, Length.parsing) ?? 0, y: try value(y, Length.parsing) ?? 0)
    }

    /// Reads a value and says where it stands if that fails.
    func reading<Value>(
        _ name: String, _ text: String, _ read: (String) throws(ValueError) -> Value
    ) throws(VectorImageError) -> Value {
        do {
            return try read(text)
        } catch {
            throw .unreadableValue(attribute(name), value: text, reason: error.reason)
        }
    }

    private func attribute(_ name: String) -> VectorImageError.Attribute {
        VectorImageError.Attribute(name: name, element: self.name, line: line)
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
