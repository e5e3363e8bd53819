/// Why a file is not an icon that can be drawn as outlines.
public enum VectorImageError: Error, Equatable, Sendable {
    /// The attribute of an element, where it stands.
    public struct Attribute: Equatable, Sendable {
        public var name: String
        public var element: String
        public var line: Int

        public init(name: String, element: String, line: Int) {
            self.name = name
            self.element = element
            self.line = line
        }
    }

    case tooLarge(bytes: Int, limit: Int)
    case notUTF8
    case declaredEncoding(String)
    case documentType(line: Int)
    case tooDeep(line: Int, limit: Int)
    case malformed(line: Int, reason: String)
    case notSVG(root: String)
    case missingViewBox
    case unsupportedElement(name: String, line: Int)
    case unsupportedAttribute(Attribute)
    case unreadableValue(Attribute, value: String, reason: String)
    /// A value that SVG has and outlines do not.
    case unsupportedValue(Attribute, value: String, reason: String)
    /// A reference to an element that the file does not have.
    case unknownReference(String, line: Int)
    case missingAttribute(Attribute)
    /// Opacity that holds for several fills and strokes at once.
    case groupOpacity(element: String, line: Int)
    /// A stroke whose width would differ from one direction to the other.
    case unevenStroke(element: String, line: Int)
    /// A selector of a style sheet that is more than a class, a name or an identifier.
    case unsupportedSelector(String, line: Int)
    /// A rule such as `@import`.
    case unsupportedRule(String, line: Int)
    case malformedStyle(line: Int)
    case unreadablePDF(reason: String)
    /// A picture or a part of another file, which none may take from there.
    case externalReference(Attribute, String)
    /// The colour around the drawing beside others, in what is drawn as pixels.
    case mixedColors
    /// A text in none of the fonts that there are.
    case undeclaredFont(line: Int)
    /// More than can be drawn in a moment.
    case tooElaborate
    case undrawable(reason: String)
}

extension VectorImageError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .tooLarge(let bytes, let limit):
            "the file has \(bytes) bytes, an icon at most \(limit); use a picture (PNG) instead"
        case .notUTF8:
            "the file is not UTF-8 text; save it as plain SVG in UTF-8"
        case .declaredEncoding(let name):
            "the file declares the encoding '\(name)'; save it in UTF-8"
        case .documentType(let line):
            "the document type on line \(line) has declarations; remove what stands in [ ], icons need none"
        case .tooDeep(let line, let limit):
            "elements are nested deeper than \(limit) levels on line \(line); ungroup them"
        case .malformed(let line, let reason):
            "the file is not well-formed XML on line \(line): \(reason)"
        case .notSVG(let root):
            "the outermost element is <\(root)>, not <svg>"
        case .missingViewBox:
            "<svg> has neither 'viewBox' nor 'width' and 'height' in points; add viewBox=\"0 0 24 24\""
        case .unsupportedElement(let name, let line):
            "<\(name)> on line \(line) is not supported in icons; \(Self.advice(forElement: name))"
        case .unsupportedAttribute(let attribute):
            "\(Self.text(attribute)) is not supported in icons; \(Self.advice(forAttribute: attribute.name))"
        case .unreadableValue(let attribute, let value, let reason),
            .unsupportedValue(let attribute, let value, let reason):
            "cannot read \(Self.text(attribute)): '\(Self.shortened(value))' \(reason)"
        case .missingAttribute(let attribute):
            "<\(attribute.element)> on line \(attribute.line) lacks '\(attribute.name)'"
        case .groupOpacity(let element, let line):
            "'opacity' of <\(element)> on line \(line) covers several fills or strokes at once; "
                + "set 'fill-opacity' or 'stroke-opacity' on each shape instead"
        case .unsupportedSelector(let selector, let line):
            "the selector '\(Self.shortened(selector))' on line \(line) is not supported in icons; "
                + "use a class, a name or an identifier"
        case .unknownReference(let reference, let line):
            "the file has no element '\(Self.shortened(reference))', to which <use> on line \(line) refers; "
                + "files cannot refer to others"
        case .unsupportedRule(let rule, let line):
            "the rule '\(Self.shortened(rule))' on line \(line) is not supported in icons; "
                + "write what holds into the style sheet"
        case .malformedStyle(let line):
            "the style sheet on line \(line) is not a list of 'selector { name: value }'"
        case .unreadablePDF(let reason):
            "the PDF cannot be drawn as outlines: \(reason); export the picture as SVG or PNG"
        case .externalReference(let attribute, let address):
            "\(Self.text(attribute)) refers to '\(Self.shortened(address))' outside of the file; "
                + "embed it (data:image/png;base64,…)"
        case .mixedColors:
            "the file has 'currentColor' beside colours of its own, and parts that are drawn as pixels, "
                + "in which only one of both is possible; replace 'currentColor' by a colour"
        case .undeclaredFont(let line):
            "the text on line \(line) is in no font that the catalogue declares, of which catalog doctor has a list; "
                + "say 'font-family' or convert the text to paths"
        case .tooElaborate:
            "the file's filters, masks, patterns and references ask for more than can be drawn in a moment; "
                + "use a picture (PNG) instead"
        case .undrawable(let reason):
            "the file cannot be drawn: \(reason)"
        case .unevenStroke(let element, let line):
            "the stroke of <\(element)> on line \(line) is scaled unevenly; convert the stroke to a path"
        }
    }

    private static func text(_ attribute: Attribute) -> String {
        "'\(attribute.name)' of <\(attribute.element)> on line \(attribute.line)"
    }

    private static func advice(forElement name: String) -> String {
        switch name {
        case "text", "tspan", "textPath": "convert the text to paths"
        case "pattern", "image", "filter":
            "use plain colours, or a picture (PNG) instead"
        case "clipPath", "mask": "cut the shapes themselves"
        case "script", "foreignObject", "animate", "animateTransform", "set": "remove it"
        default: "convert it to paths or remove it"
        }
    }

    private static func advice(forAttribute name: String) -> String {
        switch name {
        case "filter", "mix-blend-mode": "use a picture (PNG) instead"
        case "spreadMethod", "fx":
            "use a gradient that goes once along its line or from its middle, or a picture (PNG)"
        case "vector-effect": "convert the stroke to a path"
        default: "remove it, or flatten the drawing to paths"
        }
    }

    private static func shortened(_ value: String) -> String {
        value.count > 60 ? value.prefix(57) + "…" : value
    }
}
