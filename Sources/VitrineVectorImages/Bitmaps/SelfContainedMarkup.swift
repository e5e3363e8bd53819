import Foundation
import VitrineGeometry
import VitrineImageCoding
import VitrinePixels
import VitrineWording

/// An SVG file as librsvg is given it: what has a part in the picture, and nothing from outside of the file.
///
/// Which languages and media are meant is decided here, since librsvg asks the machine for the first and knows nothing of the others.
struct SelfContainedMarkup {
    private(set) var root: MarkupElement
    private var colors = ColorUse()
    /// The declared fonts that the file's texts name.
    private(set) var families: Set<String> = []
    private let fonts: DrawingFonts?
    /// Whether a style sheet says which font texts have.
    private var hasFontRule = false

    /// What is known of a file's colours.
    private struct ColorUse {
        var hasColorAround = false
        var hasOwnColors = false
        var saysColorAround = false
    }

    /// What librsvg 2.54 draws, and what that is made of.
    private static let elements: Set<String> = [
        "svg", "g", "a", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "use",
        "image",
        "defs", "symbol", "style", "clipPath", "mask", "pattern", "linearGradient", "radialGradient",
        "stop",
        "marker", "filter", "feBlend", "feColorMatrix", "feComponentTransfer", "feComposite",
        "feConvolveMatrix", "feDiffuseLighting", "feDisplacementMap", "feDistantLight", "feFlood",
        "feFuncA",
        "feFuncB", "feFuncG", "feFuncR", "feGaussianBlur", "feImage", "feMerge", "feMergeNode",
        "feMorphology", "feOffset", "fePointLight", "feSpecularLighting", "feSpotLight", "feTile",
        "feTurbulence",
    ]

    /// Properties that librsvg has and outlines have not.
    private static let properties: Set<String> = [
        "filter", "mix-blend-mode", "paint-order", "marker", "marker-start", "marker-mid", "marker-end",
        "transform", "color-interpolation",
    ]
    private static let passedOverInTexts: Set<String> = [
        "font", "textLength", "lengthAdjust", "rotate", "dominant-baseline", "alignment-baseline",
        "baseline-shift", "word-spacing", "text-transform", "white-space", "font-variation-settings",
        "font-feature-settings",
    ]
    /// Attributes of elements that librsvg passes over.
    private static let passedOver: Set<String> = [
        "transform-origin", "transform-box", "vector-effect",
    ]
    private static let colorProperties: Set<String> = [
        "fill", "stroke", "stop-color", "flood-color", "lighting-color",
    ]

    /// What stands in a colour's place and is none.
    private static let noColors: Set<String> = [
        "none", "transparent", "inherit", "context-fill", "context-stroke",
    ]

    /// - Parameters:
    ///   - size: The drawing's extent, which goes before what the file says of it.
    ///   - fonts: What texts may name; `nil` where they are refused.
    init(of root: MarkupElement, size: Size, fonts: DrawingFonts?) throws(VectorImageError) {
        self.root = root
        self.fonts = fonts
        self.root = try cleaned(root, in: Surroundings()) ?? root
        self.root.attributes["width"] = "\(size.width)"
        self.root.attributes["height"] = "\(size.height)"
        self.root.attributes["xmlns"] = "http://www.w3.org/2000/svg"
        if isStencil, colors.hasOwnColors { throw .mixedColors }
    }

    /// Whether the colour around the drawing is the only one.
    var isStencil: Bool { colors.hasColorAround && !colors.saysColorAround }

    /// All that the file's elements hold as text, one after the other.
    var text: String { root.withDescendants.map(\.text).joined() }

    var bytes: [UInt8] {
        var text = ""
        Self.write(root, to: &text)
        return Array(text.utf8)
    }

    private static func write(_ element: MarkupElement, to text: inout String) {
        if element.name.isEmpty {
            text += XMLText.escaped(element.text)
            return
        }
        text += "<\(element.name)"
        for (name, value) in element.attributes.sorted(by: { $0.key < $1.key }) {
            text += " \(name)=\"\(XMLText.escaped(value))\""
        }
        text += ">" + XMLText.escaped(element.text)
        for child in element.children { write(child, to: &text) }
        text += "</\(element.name)>"
    }

    /// What an element stands in.
    private struct Surroundings {
        /// Whether it is a part of a mask or clip, whose colours are not those of the picture.
        var isStencil = false
        /// Whether texts have a declared font.
        var hasFont = false
    }

    /// The element without what has no part in the picture; nothing for one that has none itself.
    private mutating func cleaned(
        _ element: MarkupElement, in surroundings: Surroundings
    ) throws(VectorImageError) -> MarkupElement? {
        if element.name.isEmpty { return element }
        let isStencil = surroundings.isStencil
        guard !element.name.contains(":"), !element.isDescription, element.meetsConditions else {
            return nil
        }
        var element = element
        if element.name == "switch" {
            element.name = "g"
            let choice = element.children.first { $0.meetsConditions && !$0.isDescription }
            element.children = choice.map { [$0] } ?? []
        }
        let isText = fonts != nil && ["text", "tspan"].contains(element.name)
        guard isText || Self.elements.contains(element.name) else {
            throw .unsupportedElement(name: element.name, line: element.line)
        }
        if element.name == "style" {
            var text = ""
            for rule in try StyleSheet.rules(of: element) {
                var ruled = MarkupElement(name: "style", attributes: [:], line: element.line)
                ruled.attributes["style"] = rule.declarations
                let declarations = try ruled.styleDeclarations()
                try check(declarations, of: ruled, isStencil: isStencil)
                if hasFont(declarations) { hasFontRule = true }
                text += "\(rule.selectors){\(rule.declarations)}\n"
            }
            element.text = text
        }
        element.attributes = try attributes(of: element)
        let attributes = element.attributes.sorted { $0.key < $1.key }
        let declarations = try attributes.map { ($0.key, $0.value) } + element.styleDeclarations()
        try check(declarations, of: element, isStencil: isStencil)
        var inner = surroundings
        inner.isStencil = isStencil || ["mask", "clipPath"].contains(element.name)
        inner.hasFont = hasFont(declarations) || surroundings.hasFont
        if isText { try checkText(element, declarations, hasFont: inner.hasFont || hasFontRule) }
        if element.name == "filter" { element = element.withDropShadowsExpanded }
        var children: [MarkupElement] = []
        for child in element.children {
            if let child = try cleaned(child, in: inner) { children.append(child) }
        }
        element.children = children
        return element
    }

    /// Whether declarations name a declared font.
    private mutating func hasFont(_ declarations: [MarkupElement.Declaration]) -> Bool {
        guard let fonts, let list = declarations.last(where: { $0.name == "font-family" })?.value else {
            return false
        }
        let declared = fonts.declared(in: list)
        families.formUnion(declared)
        return !declared.isEmpty
    }

    /// Throws for what librsvg would pass over in a text.
    private func checkText(
        _ text: MarkupElement, _ declarations: [MarkupElement.Declaration], hasFont: Bool
    ) throws(VectorImageError) {
        guard hasFont else {
            throw .undeclaredFont(line: text.line)
        }
        for (name, value) in declarations {
            let isList = ["x", "y", "dx", "dy"].contains(name) && value.contains { $0 == " " || $0 == "," }
            if isList || Self.passedOverInTexts.contains(name) {
                throw .unsupportedAttribute(text.attribute(name))
            }
        }
    }

    /// The attributes of SVG's own, with references that stay within the file.
    private func attributes(of element: MarkupElement) throws(VectorImageError) -> [String: String] {
        var attributes = element.attributes
        let reference = attributes["href"] ?? attributes["xlink:href"]
        for name in attributes.keys
        where (name.contains(":") && name != "xml:space")
            || ["href", "xmlns", "systemLanguage", "requiredFeatures"].contains(name)
        {
            attributes[name] = nil
        }
        if let name = attributes.keys.sorted().first(where: Self.passedOver.contains),
            attributes[name] != "none"
        {
            throw .unsupportedAttribute(element.attribute(name))
        }
        guard let reference, element.name != "a" else { return attributes }
        if reference.hasPrefix("data:"), ["image", "feImage"].contains(element.name) {
            attributes["href"] = try Self.picture(reference, of: element)
        } else {
            guard reference.hasPrefix("#") else {
                throw .externalReference(element.attribute("href"), reference)
            }
            attributes["href"] = reference
        }
        return attributes
    }

    /// An embedded picture as PNG, decoded as all pictures are, within their limits.
    private static func picture(
        _ address: String, of element: MarkupElement
    ) throws(VectorImageError) -> String {
        guard let comma = address.firstIndex(of: ","), address[..<comma].hasSuffix(";base64"),
            let data = Data(
                base64Encoded: String(address[address.index(after: comma)...]),
                options: .ignoreUnknownCharacters)
        else {
            throw .unreadableValue(
                element.attribute("href"), value: address, reason: "is no picture in base64")
        }
        do {
            let bitmap = try decodeImage([UInt8](data), limits: ImageLimits(maximumPixels: 1 << 22))
            return "data:image/png;base64," + Data(PNGEncoder.fast.encode(bitmap)).base64EncodedString()
        } catch {
            throw .unreadableValue(
                element.attribute("href"), value: address, reason: "is unreadable: \(error)")
        }
    }

    /// What a value refers to outside of the file.
    private static func externalAddress(in value: String) -> String? {
        // Most values refer to nothing, and looking for a pattern takes its time.
        guard value.contains("url(") else { return nil }
        return value.matches(of: /url\(\s*["']?([^"')]*)/).map { String($0.1) }.first { !$0.hasPrefix("#") }
    }

    /// Throws for what librsvg would pass over or look for elsewhere, and remembers the colours.
    private mutating func check(
        _ declarations: [MarkupElement.Declaration], of element: MarkupElement, isStencil: Bool
    ) throws(VectorImageError) {
        for (name, value) in declarations {
            if let address = Self.externalAddress(in: value) {
                throw .externalReference(element.attribute(name), address)
            }
            if ["clip-path", "mask"].contains(name), value != "none", value != "inherit",
                !value.hasPrefix("url(")
            {
                throw .unsupportedAttribute(element.attribute(name))
            }
            let value = value.lowercased()
            if name == "color" {
                colors.saysColorAround = colors.saysColorAround || value != "currentcolor"
            }
            guard !isStencil, Self.colorProperties.contains(name) else { continue }
            if value == "currentcolor" {
                colors.hasColorAround = true
            } else if !Self.noColors.contains(value), !value.hasPrefix("url(") {
                _ = try element.reading(name, value, SRGBColor.parsing)
                colors.hasOwnColors = true
            }
        }
    }
}

extension MarkupElement {
    /// What the element's `style` says, of which librsvg knows all.
    fileprivate func styleDeclarations() throws(VectorImageError) -> [Declaration] {
        for (name, value) in styles
        where !isKnown(name, value) && !SelfContainedMarkup.hasProperty(name) {
            throw .unsupportedAttribute(attribute(name))
        }
        return styles
    }
}

extension SelfContainedMarkup {
    fileprivate static func hasProperty(_ name: String) -> Bool { properties.contains(name) }
}
